import { stringify } from 'csv-stringify/sync';
import { cellText } from './cell-text.ts';
import { harmlessText } from './harmless-text.ts';

export type FileCell = string | number | null;

/** Spreadsheets take a text for UTF-8 only where it begins with this. */
export const byteOrderMark = '\ufeff';

/** Rows as RFC 4180 wants them. */
export const csvText = (rows: readonly (readonly FileCell[])[]) =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cellText(cell) : cell && harmlessText(cell)))),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
