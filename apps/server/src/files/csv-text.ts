import { cellText } from './cell-text.ts';
import { harmlessText } from './harmless-text.ts';

export type FileCell = string | number | null;

/** Spreadsheets take a text for UTF-8 only where it begins with this. */
export const byteOrderMark = '\ufeff';

const needsQuotes = /[",\r\n]/;

/** Rows as RFC 4180 wants them. Written here because a file may have millions of cells, and nearly all need nothing. */
export function csvText(rows: readonly (readonly FileCell[])[]): string {
  let text = '';
  for (const cells of rows) {
    let separator = '';
    for (const cell of cells) {
      text += separator;
      separator = ',';
      if (cell !== null) text += typeof cell === 'number' ? cellText(cell) : quotedText(harmlessText(cell));
    }
    text += '\r\n';
  }
  return text;
}

const quotedText = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
