import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import classes from './bar-list.module.css';

interface TableRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly string[];
  /** The list behind the first value. */
  readonly to?: LinkTarget | undefined;
}

interface ChartWithTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** The chart. */
  children: ReactNode;
}

/** A chart, and one click away the same figures as a table. */
export function ChartWithTable({ label, columns, rows, children }: ChartWithTableProps) {
  const { t } = useTranslation('chart');
  const [asTable, setAsTable] = useState(false);
  const words = t(asTable ? 'asChart' : 'asTable');
  return (
    <div className={classes.chart}>
      {asTable ? <ChartTable caption={label} columns={columns} rows={rows} /> : children}
      <Button
        className={classes.toggle ?? ''}
        variant="subtle"
        size="compact-xs"
        aria-label={`${words}: ${label}`}
        onClick={() => setAsTable((shown) => !shown)}
      >
        {words}
      </Button>
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
        {rows.map(({ key, label, cells, to }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                {to && index === 0 ? (
                  <Link {...to} className={classes.chartWithTableLink}>
                    {cell}
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
