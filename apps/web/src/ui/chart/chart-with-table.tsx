import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import { ExactValue } from '../exact-value.tsx';
import { LineIcon } from '../line-icon.tsx';
import classes from './bar-list.module.css';

interface TableRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly string[];
  /** The first value with every digit. */
  readonly exact?: string | undefined;
  /** The list behind the first value. */
  readonly to?: LinkTarget | undefined;
}

interface ChartWithTableProps {
  label: string;
  /** Said once above the chart: its unit, or what its marks stand for. */
  note?: ReactNode;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** The chart. */
  children: ReactNode;
}

/** A chart, and one click away the same figures as a table. */
export function ChartWithTable({ label, note, columns, rows, children }: ChartWithTableProps) {
  const { t } = useTranslation('chart');
  const [asTable, setAsTable] = useState(false);
  const words = t(asTable ? 'asChart' : 'asTable');
  return (
    <div className={classes.chart}>
      <div className={classes.top}>
        <div className={classes.note}>{note}</div>
        <button
          type="button"
          className={classes.toggle}
          aria-label={`${words}: ${label}`}
          onClick={() => setAsTable((shown) => !shown)}
        >
          <LineIcon name={asTable ? 'bars' : 'table'} size={14} />
          {t(asTable ? 'chart' : 'table')}
        </button>
      </div>
      {asTable ? <ChartTable caption={label} columns={columns} rows={rows} /> : children}
    </div>
  );
}

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
}

function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, exact, to }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                {to && index === 0 ? (
                  <Link {...to} className={classes.chartWithTableLink}>
                    {exact ? <ExactValue shown={cell} exact={exact} inside /> : cell}
                  </Link>
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
