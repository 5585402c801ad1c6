import type { FootprintPart } from '@pcf/contract/vocabulary/footprint-part';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useTranslation } from 'react-i18next';
import { partShades } from '../../../exchange/part-shades.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { roundDecimal } from '../../../lib/format/format-decimal.ts';
import { formatShare } from '../../../lib/format/format-share.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { Bar } from '../../../ui/bar/bar.tsx';
import { scenarioNames } from '../compare/scenario-names.ts';
import classes from './contribution-chart.module.css';

interface ChartEntryProps {
  name: string;
  nameLanguage?: string | undefined;
  part: FootprintPart | null;
  /** What a bar of the whole width stands for. */
  full: number;
  /** By scenario; null where it has no such row. */
  values: readonly ({ readonly kgCo2e: DecimalText; readonly share: number } | null)[];
}

export function ChartEntry({ name, nameLanguage, part, full, values }: ChartEntryProps) {
  const { i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const compared = values.length > 1;
  return (
    <li className={classes.entry}>
      <span className={classes.name} lang={nameLanguage}>
        {name}
      </span>
      {values.map((value, index) => (
        <span key={scenarioNames[index]} className={classes.value} data-compared={compared || undefined}>
          {compared ? <span className={classes.scenario}>{scenarioNames[index]}</span> : null}
          <Bar
            shade={part ? partShades[part] : undefined}
            share={Number(value?.kgCo2e ?? 0) / full}
            hatched={index > 0}
          />
          <span className={classes.number}>{value ? roundDecimal(value.kgCo2e, language) : noValue}</span>
          <span className={classes.share}>{value ? formatShare(value.share, language) : ''}</span>
        </span>
      ))}
    </li>
  );
}
