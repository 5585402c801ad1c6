import { cellText } from './cell-text.ts';
import type { TableCell } from './table-row.ts';

const plain = /^[+-]?\d+(?:([.,])(\d+))?$/;
/** Three digits behind a sign that follows one to three others may be thousands. */
const grouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A number as people write it, or null where it is none or could be two: "1234.5" and "1234,5" are read alike, but
 * "1,234" may be a thousand or one. It is read with the decimal sign that files of its kind have, and else refused.
 * Signs between thousands are refused throughout.
 */
export function readAmount(cell: TableCell, decimalSign: '.' | ',' | null): number | null {
  if (typeof cell === 'number') return cell;
  const text = cellText(cell);
  const parts = plain.exec(text);
  if (!parts) return null;
  if (grouped.test(text) && parts[1] !== decimalSign) return null;
  return Number(text.replace(',', '.'));
}
