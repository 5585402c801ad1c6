import type { TableCell } from './table-row.ts';

/** Below it, an integer has no more than 15 digits. */
const sureIntegers = 1e15;

/** What a spreadsheet shows of a cell: numbers with the 15 digits that are sure, and never with an exponent. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'object') return cell.text;
  if (Number.isInteger(cell) && Math.abs(cell) < sureIntegers) return String(cell);
  const sure = Number(cell.toPrecision(15));
  const text = String(sure);
  if (!text.includes('e')) return text;
  return Math.abs(sure) < 1 ? sure.toFixed(20).replace(/\.?0+$/, '') : String(BigInt(sure));
}
