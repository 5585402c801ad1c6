import { exampleFactorRows } from '@pcf/catalogue/file/example-factor-rows';
import { factorFileText } from '@pcf/catalogue/file/factor-file-text';
import { saveFile } from '../export/save-file.ts';

/** Made here, nothing is fetched. The mark in front tells spreadsheets that this is UTF-8. */
export function downloadExample(fileName: string): void {
  saveFile(fileName, new Blob(['\ufeff', factorFileText(exampleFactorRows)], { type: 'text/csv' }));
}
