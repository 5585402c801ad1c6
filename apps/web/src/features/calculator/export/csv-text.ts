/** A spreadsheet would run what begins like this as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A text from outside, such as the name of an own factor, as a cell that is never run. */
export function textCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** RFC 4180; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
