import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import { Bar } from '../bar.tsx';
import { ExactValue } from '../exact-value.tsx';
import type { StatusHue } from '../theme/tokens.ts';
import classes from './bar-list.module.css';
import { ChartWithTable } from './chart-with-table.tsx';

/** Beside a longer name a bar would have too little of the width. */
const longName = 24;

interface BarListProps {
  /** What is counted, as the table is called too. */
  label: string;
  rows: readonly ChartRow[];
  /** What the values are: heard behind each of them, and the head of their column. The heading says it to everybody else. */
  unit?: string;
  /** What the values are measured in, where they have a unit: said once, above them. */
  measure?: string;
  /** What the rows are, as the head of their column. */
  rowName?: string;
  /** What a bar of the whole width stands for; the largest value unless told otherwise. */
  most?: number;
}

/** Bars with their values, each the way to the list behind it, and the same as a table. */
export function BarList({ label, rows, unit, measure, rowName, most }: BarListProps) {
  const { t } = useTranslation('chart');
  const shares = barShares(
    rows.map(({ value }) => value),
    most,
  );
  const isLong = rows.some(({ label: name, second }) => Boolean(second) || name.length > longName);
  const values = unit ?? t('value');
  return (
    <ChartWithTable
      label={label}
      note={measure}
      columns={[rowName ?? t('name'), measure ? `${values} (${measure})` : values]}
      rows={rows.map(({ key, label: name, second, text, exact, to }) => ({
        key,
        label: second ? `${name}, ${second}` : name,
        cells: [text],
        exact,
        to,
      }))}
    >
      <ul className={classes.list} aria-label={label} data-above={isLong || undefined}>
        {rows.map((row, index) => (
          <li key={row.key} className={classes.item}>
            <Row to={row.to}>
              <span className={classes.label}>
                {row.label}
                {row.second ? <span className={classes.second}> {row.second}</span> : null}
              </span>
              <Bar
                shade={row.shade ?? 'strong'}
                status={row.status}
                hatched={row.hatched ?? false}
                share={shares[index] ?? 0}
              />
              <span className={classes.value}>
                {row.exact ? <ExactValue shown={row.text} exact={row.exact} inside={row.to !== undefined} /> : row.text}
                {unit || measure ? <span className={classes.unit}> {measure ?? unit}</span> : null}
              </span>
            </Row>
          </li>
        ))}
      </ul>
    </ChartWithTable>
  );
}

function Row({ to, children }: { to: ChartRow['to']; children: ReactNode }) {
  if (!to) return <div className={classes.row}>{children}</div>;
  return (
    <Link {...to} className={`${classes.row} ${classes.link}`}>
      {children}
    </Link>
  );
}

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** Whose it is, less than its name. */
  readonly second?: string | null;
  readonly value: number;
  /** The value as it is written. */
  readonly text: string;
  /** With every digit and its unit, where it is written rounded. */
  readonly exact?: string;
  /** Strong unless told otherwise. */
  readonly shade?: 'strong' | 'medium' | 'soft';
  /** The hue of a status, where the row is one. */
  readonly status?: StatusHue;
  /** What is not as sure as its neighbours, an estimate for instance; its label says so too. */
  readonly hatched?: boolean;
  /** The list behind the value. */
  readonly to?: LinkTarget | undefined;
}

/** Of the longest bar, from 0 to 1; `most` is what a bar of the whole width stands for. */
export function barShares(values: readonly number[], most: number = Math.max(0, ...values)): number[] {
  return values.map((value) => (most > 0 && value > 0 ? Math.min(value / most, 1) : 0));
}
