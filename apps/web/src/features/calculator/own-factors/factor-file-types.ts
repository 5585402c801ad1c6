/** What the browser's choice of files offers for a person's own factors. */
export const factorFileTypes = '.csv,.txt,text/csv';
