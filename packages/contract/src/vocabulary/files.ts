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

const maxErrorTextLength = 20;

const numberedError = /^(?:Err|Fehler|Erreur) ?: ?\d{3}$/i;

/** Whether this is all that a cell says. */
export function isSpreadsheetError(text: string): boolean {
  const short = text.length > maxErrorTextLength ? '' : text.trim();
  return errorTexts.has(short.replaceAll(/\s/g, '').toUpperCase()) || numberedError.test(short);
}

/** What a file tells about emissions, by its place in an answer; how each is headed stands in `emissionFileHeadings`. */
export const emissionFileColumns = [
  'value',
  'unit',
  'unitAmount',
  'productMassKg',
  'referenceYear',
  'lifecycleBoundary',
  'scopes',
  'primaryDataShareType',
  'primaryDataShare',
  'standards',
  'countries',
  'factorSources',
  'verified',
  'verificationProvider',
  'comment',
] as const;

export type EmissionFileColumn = (typeof emissionFileColumns)[number];

/** What becomes of rows whose reference exists already, once that is allowed. Values of a query, hence lower case. */
export const importDuplicateChoices = ['skip', 'update'] as const;

export type ImportDuplicateChoice = (typeof importDuplicateChoices)[number];

/** Where an import stands while it runs. */
export const importPhases = ['READING', 'SAVING', 'DONE', 'FAILED'] as const;

export type ImportPhase = (typeof importPhases)[number];

/** The columns of a product file by their place in a product; how each is headed stands in `productImportHeadings`. */
export const productImportColumns = [
  'name',
  'internalReference',
  'description',
  'unit',
  'massKg',
  'supplierEmail',
  'supplierName',
  'supplierNumber',
  'supplierProductReference',
  'yearlyQuantity',
  'quantityUnit',
  'quantityYear',
] as const;

export type ProductImportColumn = (typeof productImportColumns)[number];

export const productImportErrors = [
  'DUPLICATED_REFERENCE_IN_FILE',
  'DUPLICATED_REFERENCE_IN_SYSTEM',
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  'MISSING_PRODUCT_NAME',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
] as const;

export type ProductImportError = (typeof productImportErrors)[number];

/** These only warn: the caller may allow them, and the rows are then skipped or updated. */
export const productImportWarnings = [
  'DUPLICATED_REFERENCE_IN_SYSTEM',
] as const satisfies readonly ProductImportError[];

/** What can be wrong with a file of products: the codes that every import shares, and what its optional columns add. */
export const productImportProblems = [
  ...productImportErrors,
  'INVALID_VALUE',
  ...cellFaults,
  'VALUE_TOO_LONG',
  'TOO_MANY_ROWS',
] as const;

export type ProductImportProblem = (typeof productImportProblems)[number];

/** These only warn: the caller may allow them. */
export const answerImportWarnings = ['DRAFT_EXISTS', 'OUTSIDE_MATERIAL_SPAN', 'FAR_FROM_IN_FORCE'] as const;

export type AnswerImportWarning = (typeof answerImportWarnings)[number];

/** What can be wrong with a file of answers: the codes that every import shares, then those of a line, then the warnings. */
export const answerImportProblems = [
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  'INVALID_VALUE',
  ...cellFaults,
  'VALUE_TOO_LONG',
  'TOO_MANY_ROWS',
  'TOO_MANY_ANSWERS',
  'MISSING_REQUEST',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
  'DUPLICATED_REFERENCE_IN_FILE',
  'UNKNOWN_REQUEST',
  'REQUEST_CANCELED',
  'PRODUCT_ARCHIVED',
  'NOT_CONNECTED',
  'LOCKED_BY_COLLEAGUE',
  'INCOMPLETE',
  'CONFIRMATION_MISSING',
  ...answerImportWarnings,
] as const;

export type AnswerImportProblem = (typeof answerImportProblems)[number];

/** This only warns: the caller may allow it. */
export const matchImportWarnings = ['MATCH_EXISTS'] as const;

/** What can be wrong with a file of matches: the codes that every import shares, then those of a match. */
export const matchImportProblems = [
  'INVALID_FILE_FORMAT',
  'INVALID_HEADER',
  'INVALID_NUMBER_OF_CELLS',
  ...cellFaults,
  'TOO_MANY_ROWS',
  'MISSING_REQUEST',
  'MISSING_PRODUCT_REFERENCE_NUMBER',
  'DUPLICATED_REFERENCE_IN_FILE',
  'UNKNOWN_REQUEST',
  'UNKNOWN_TEMPLATE',
  ...matchImportWarnings,
] as const;

export type MatchImportProblem = (typeof matchImportProblems)[number];

/** Why nothing can be taken from a file of footprints. */
export const footprintFileProblems = ['NOT_UTF8', 'NOT_JSON', 'NO_FOOTPRINT', 'TOO_MANY_FOOTPRINTS'] as const;

/** Why one footprint of it is not taken. */
export const footprintProblems = [
  'REQUIRED',
  'INVALID_VALUE',
  'ID_WITH_OTHER_CONTENT',
  'REFERENCE_REPEATED',
  'REFERENCE_TAKEN',
] as const;

export type FootprintFileProblem = (typeof footprintFileProblems)[number];

export type FootprintProblem = (typeof footprintProblems)[number];
