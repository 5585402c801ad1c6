import { requestFileHeadings } from '@pcf/contract/answer-file-headings';
import { cellText } from '../../files/cell-text.ts';
import { givenText } from '../../files/harmless-text.ts';
import type { TableRow } from '../../files/table-row.ts';
import { wrongCellCount } from '../../files/wrong-cell-count.ts';
import type { LineFinding, NamedRow } from './line-finding.service.ts';

/** Which line a row means, by the request and the customer's reference, and what is wrong with how it says so. */
export function readLineName(
  { row, cells }: TableRow,
  columns: readonly (string | null)[],
): { readonly name: NamedRow; readonly errors: readonly LineFinding[] } {
  const errors: LineFinding[] = [];
  const wrongCount = wrongCellCount({ cells }, columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });

  const textOf = (column: 'requestReference' | 'internalReference', missing: LineFinding['code']) => {
    const text = givenText(cellText(cells[columns.indexOf(column)]));
    if (text === '') errors.push({ row, column: requestFileHeadings[column], code: missing });
    return text;
  };
  const requestReference = textOf('requestReference', 'MISSING_REQUEST');
  const internalReference = textOf('internalReference', 'MISSING_PRODUCT_REFERENCE_NUMBER');
  return { name: { row, requestReference, internalReference }, errors };
}
