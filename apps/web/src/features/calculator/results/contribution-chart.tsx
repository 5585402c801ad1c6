import { partOfSection } from '@pcf/domain/footprint/summarise';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { ChartEntry } from './chart-entry.tsx';
import classes from './contribution-chart.module.css';
import type { ContributionRow } from './contribution-rows.ts';
import { largestRows } from './largest-rows.ts';
import { rowNameLanguage, shortRowName } from './row-name.ts';

/** Bars with their values; to assistive technology a list of the same. */
export function ContributionChart({ rows }: { rows: readonly ContributionRow[] }) {
  const { t, i18n } = useTranslation(['footprint', 'common']);
  const language = pageLanguage(i18n);
  const { largest, other } = largestRows(rows);
  const sums = other?.sums.map(({ kgCo2e }) => Number(kgCo2e)) ?? [];
  const full = Math.max(...largest.map(({ size }) => size), ...sums);
  return (
    <div>
      <p className={classes.head}>
        <span>kgCO₂e/kg</span> <span>{t('table.share')}</span>
      </p>
      <ol className={classes.chart} aria-label={t('contributions.chart')}>
        {largest.map((row) => (
          <ChartEntry
            key={row.key}
            name={shortRowName(row, language, t)}
            nameLanguage={rowNameLanguage(row)}
            part={partOfSection[row.sample.section]}
            full={full}
            values={row.contributors.map((one) => one && { kgCo2e: one.row.kgCo2e, share: one.share })}
          />
        ))}
        {other ? (
          <ChartEntry
            name={t('contributions.other', { count: other.count })}
            part={null}
            full={full}
            values={other.sums}
          />
        ) : null}
      </ol>
    </div>
  );
}
