import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import type { EmissionFileColumn } from '@pcf/contract/vocabulary/emission-file-column';
import { cellText } from '../../../files/cell-text.ts';
import { givenText } from '../../../files/harmless-text.ts';
import { shown } from '../../../files/shown-findings.ts';
import type { TableCell, TableRow } from '../../../files/table-row.ts';
import { wrongCellCount } from '../../../files/wrong-cell-count.ts';
import type { Finding, JudgedRow } from './judged-row.ts';
import type { Header } from './read-answer-header.ts';
import { readEmissionCell } from './read-emission-cell.ts';

interface Judged {
  readonly judged: JudgedRow;
  readonly errors: readonly Finding[];
}

const isEmissionColumn = (column: string): column is EmissionFileColumn => column in emissionFileHeadings;

/** Finds everything that the row by itself shows to be wrong; null where it answers nothing. */
export function judgeAnswerRow({ row, cells }: TableRow, header: Header, decimalSign: '.' | ',' | null): Judged | null {
  const cellOf = (column: keyof typeof answerFileHeadings): TableCell => cells[header.columns.indexOf(column)] ?? '';
  const columns = header.columns.filter((column) => column !== null).filter(isEmissionColumn);
  if (columns.every((column) => cellText(cellOf(column)) === '')) return null;
  const errors: Finding[] = [];
  const wrong = (code: Finding['code'], column: keyof typeof answerFileHeadings) => {
    const value = cellText(cellOf(column));
    errors.push({
      row,
      column: answerFileHeadings[column],
      code,
      ...(value === '' ? {} : { value: shown(value) }),
    });
  };
  const wrongCount = wrongCellCount({ cells }, header.columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });

  const requestReference = givenText(cellText(cellOf('requestReference')));
  const internalReference = givenText(cellText(cellOf('internalReference')));
  if (requestReference === '') wrong('MISSING_REQUEST', 'requestReference');
  if (internalReference === '') wrong('MISSING_PRODUCT_REFERENCE_NUMBER', 'internalReference');

  const given: Record<string, unknown> = {};
  for (const column of columns) {
    const value = readEmissionCell(column, cellOf(column), decimalSign);
    if (value === null) wrong('INVALID_VALUE', column);
    else given[column] = value ?? null;
  }
  const understood = errors.length === 0;
  return { judged: { row, requestReference, internalReference, given, understood }, errors };
}
