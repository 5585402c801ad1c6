import type { TableCell } from './table-row.ts';

/** What a spreadsheet shows of a cell: numbers with the 15 digits that are sure, and never with an exponent. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  const sure = Number(cell.toPrecision(15));
  const text = String(sure);
  if (!text.includes('e')) return text;
  return Math.abs(sure) < 1 ? sure.toFixed(20).replace(/\.?0+$/, '') : String(BigInt(sure));
}
