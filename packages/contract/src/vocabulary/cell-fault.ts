/**
 * A cell in which a spreadsheet shows an error, and one whose formula was never calculated, so that the file does not
 * say what it comes to. Every import of tables knows both.
 */
export const cellFaults = ['SPREADSHEET_ERROR', 'FORMULA_WITHOUT_RESULT'] as const;

export type CellFault = (typeof cellFaults)[number];

/** What spreadsheets write for an error, in the languages of the page: into a file of texts nothing else of it goes. */
const errorTexts = new Set([
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#GETTING_DATA',
  '#BLOCKED!',
  '#CONNECT!',
  '#BUSY!',
  '#UNKNOWN!',
  '#ERROR!',
  '#WERT!',
  '#BEZUG!',
  '#ZAHL!',
  '#NV',
  '#ÜBERLAUF!',
  '#KALK!',
  '#FELD!',
  '#VALEUR!',
  '#NOM?',
  '#NOMBRE!',
  '#NUL!',
  '#EPARS!',
  '#PROPAGATION!',
  '#CHAMP!',
]);
const longestErrorText = 20;
const numberedError = /^(?:Err|Fehler|Erreur) ?: ?\d{3}$/i;

/** Whether this is all that a cell says. */
export function isSpreadsheetError(text: string): boolean {
  const short = text.length > longestErrorText ? '' : text.trim();
  return errorTexts.has(short.replaceAll(/\s/g, '').toUpperCase()) || numberedError.test(short);
}
