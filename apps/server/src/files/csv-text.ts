import { cellText } from './table-row.ts';

/** The signs in full width too, which some spreadsheets take for the plain ones. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A spreadsheet must not take a text for a formula; an apostrophe in front tells it not to. */
export const harmlessText = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text that was made harmless. */
export const givenText = (text: string) => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text);

/** A moment as ISO 8601 has it, to the millisecond, of the text that PostgreSQL has for one in UTC. */
export const isoMoment = (utcText: string) =>
  `${utcText.slice(0, 10)}T${utcText.slice(11, 19)}.${utcText.slice(20, 23).padEnd(3, '0')}Z`;

export type FileCell = string | number | null;

/** Spreadsheets take a text for UTF-8 only where it begins with this. */
export const byteOrderMark = '\ufeff';

export const endOfRow = '\r\n';

const needsQuotes = /[",\r\n]/;

/** Whatever either of them is about, looked for at once: most texts have nothing of it. */
const special = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]|[",\r\n]/;

/** Rows as RFC 4180 wants them. Written here because a file may have millions of cells, and nearly all need nothing. */
export function csvText(rows: readonly (readonly FileCell[])[]): string {
  let text = '';
  for (const cells of rows) {
    let separator = '';
    for (const cell of cells) {
      text += separator;
      separator = ',';
      text += csvCell(cell);
    }
    text += endOfRow;
  }
  return text;
}

export function csvCell(cell: FileCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? cellText(cell) : writtenText(cell);
}

const writtenText = (text: string) => (special.test(text) ? quotedText(harmlessText(text)) : text);

const quotedText = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
