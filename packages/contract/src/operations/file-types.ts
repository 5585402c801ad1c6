/** How tables come in and go out. */
export const spreadsheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** What the library of documents takes and gives. */
export const documentTypes = ['application/pdf'] as const;
