/** A cell of a table that a spreadsheet opens: quoted, and never taken for a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What was found in a file, as a file: with the mark by which spreadsheets know UTF-8. */
export function findingsFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
