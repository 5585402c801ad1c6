/** What the browser's choice of files offers. */
export const spreadsheetTypes = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
