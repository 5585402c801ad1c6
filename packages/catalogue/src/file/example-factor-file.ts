import { exampleFactorRows } from './example-factor-rows.ts';
import { factorFileText } from './factor-file-text.ts';

/** The mark in front tells spreadsheets that this is UTF-8. */
export function exampleFactorFile(): Blob {
  return new Blob(['\ufeff', factorFileText(exampleFactorRows)], { type: 'text/csv' });
}
