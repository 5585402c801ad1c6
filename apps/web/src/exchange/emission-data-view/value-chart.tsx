import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { listNumber } from '../../lib/format/rounding.ts';
import { formatShare } from '../../lib/format/shares.ts';
import { Bar } from '../../ui/bar.tsx';
import { ExactValue } from '../../ui/exact-value.tsx';
import kit from '../../ui/kit.module.css';
import type { partShades } from '../part-shades.ts';
import classes from './emission-data-view.module.css';
import { sumOf } from './stage-entries.ts';

interface ChartValue {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly shade?: (typeof partShades)[keyof typeof partShades];
  readonly note?: string | null;
}

interface ValueChartProps {
  /** What the values are parts of, for people who hear the page. */
  caption: string;
  /** The head of the first column. */
  heading: string;
  values: readonly ChartValue[];
}

/** Bars with their values, and one click away, or on paper, the table of the same. What is taken away is hatched. */
export function ValueChart({ caption, heading, values }: ValueChartProps) {
  const { t, i18n } = useTranslation('emissionView');
  const language = pageLanguage(i18n);
  const [tableShown, setTableShown] = useState(false);
  const tableId = useId();
  const full = Math.max(...values.map(({ value }) => Math.abs(value)));
  const total = sumOf(values.map(({ value }) => value));
  const share = (value: number) => (total > 0 ? formatShare(value / total, language) : noValue);
  return (
    <div className={classes.chart}>
      <ul className={classes.bars} aria-label={caption}>
        {values.map(({ key, name, value, shade = 'strong' }) => (
          <li key={key} className={classes.entry}>
            <span className={`${kit.breakable} ${classes.name}`}>{name}</span>
            <Bar shade={shade} share={full === 0 ? 0 : Math.abs(value) / full} hatched={value < 0} />
            <span className={`${kit.tabular} ${classes.number}`}>
              <ExactValue shown={listNumber(value, language)} exact={exactNumber(value, language)} />
            </span>
            <span className={`${kit.tabular} ${kit.muted} ${classes.share}`}>{share(value)}</span>
          </li>
        ))}
      </ul>
      <Button
        size="xs"
        variant="subtle"
        className={classes.toggle ?? ''}
        aria-expanded={tableShown}
        aria-controls={tableId}
        onClick={() => setTableShown(!tableShown)}
      >
        {t(tableShown ? 'chart.hideTable' : 'chart.showTable')}
      </Button>
      <div id={tableId} className={classes.place} data-shown={tableShown || undefined}>
        <table className={`${kit.small} ${kit.tabular} ${classes.valueChartTable}`}>
          <caption className={kit.visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">kgCO₂e</th>
              <th scope="col">{t('chart.share')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ key, name, value, note }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {note ? <div className={`${kit.muted} ${kit.preLine}`}>{note}</div> : null}
                </th>
                <td>{exactNumber(value, language)}</td>
                <td>{share(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('chart.total')}</th>
              <td>{exactNumber(total, language)}</td>
              <td>{share(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
