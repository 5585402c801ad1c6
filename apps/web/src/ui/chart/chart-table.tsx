import { Link } from '@tanstack/react-router';
import classes from './chart-table.module.css';
import type { TableRow } from './chart-with-table.tsx';

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
}

export function ChartTable({ caption, columns, rows }: ChartTableProps) {
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
                  <Link {...to} className={classes.link}>
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
