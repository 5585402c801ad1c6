import { printableText } from '@pcf/catalogue/file/clean-text';

const longestName = 255;

/** What a data set is called after its file; a name of nothing visible still has to name something. */
export function dataSetName(fileName: string): string {
  return printableText(fileName).slice(0, longestName) || '.csv';
}
