import {
  type AnswerFileColumn,
  answerFileHeadings,
  requiredAnswerFileColumns,
} from '@pcf/contract/answer-file-headings';
import { cellText } from '../../../files/cell-text.ts';
import { shown, withoutEmptyEnd } from '../../../files/shown-findings.ts';
import type { TableRow } from '../../../files/table-row.ts';
import type { Finding } from './judged-row.ts';

export interface Header {
  /** What each column of the file holds; null where nobody knows. */
  readonly columns: readonly (AnswerFileColumn | null)[];
  readonly headings: readonly string[];
  readonly errors: readonly Finding[];
}

const spelled = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
const columnsByHeading = new Map(
  Object.entries(answerFileHeadings).map(([column, heading]) => [spelled(heading), column as AnswerFileColumn]),
);
/** Of a table that anybody could mean. */
const mostColumns = 100;

/** The columns may stand in any order; one that is unknown or there twice is refused, so that none is overlooked. */
export function readAnswerHeader({ row, cells }: TableRow): Header {
  const given = withoutEmptyEnd(cells.slice(0, mostColumns).map(cellText));
  const columns = given.map((text) => columnsByHeading.get(spelled(text)) ?? null);
  const headings = given.map((text, index) => {
    const column = columns[index];
    return column ? answerFileHeadings[column] : shown(text);
  });
  const missing = requiredAnswerFileColumns
    .filter((column) => !columns.includes(column))
    .map((column): Finding => ({ row, column: answerFileHeadings[column], code: 'INVALID_HEADER' }));
  const unusable = columns.flatMap((column, index): Finding[] => {
    if (column !== null && columns.indexOf(column) === index) return [];
    const heading = headings[index] ?? '';
    return [{ row, ...(heading === '' ? {} : { column: heading, value: heading }), code: 'INVALID_HEADER' }];
  });
  return {
    columns: columns.map((column, index) => (column !== null && columns.indexOf(column) === index ? column : null)),
    headings,
    errors: [...missing, ...unusable],
  };
}
