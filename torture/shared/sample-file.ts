import { documentTypes, footprintTypes, logoTypes, spreadsheetTypes } from '@pcf/contract/operations/file-types';
import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { cellsFile } from '../../apps/server/src/testing/cells-file.ts';
import { pdf } from '../../apps/server/src/testing/library.ts';
import { png } from '../../apps/server/src/testing/pictures.ts';

/** A form with a file that an operation takes which takes these types; a table has what products and templates begin with. */
export function formWith(types: readonly string[], given?: string): FormData {
  const form = new FormData();
  const [name, content] = fileOf(types);
  form.append('file', new Blob([given ?? content]), name);
  return form;
}

function fileOf([type]: readonly string[]): [name: string, content: string | Buffer<ArrayBuffer>] {
  if (type === spreadsheetTypes[0]) {
    // Each is new, so that a second one finds nothing of the first.
    const row = { name: 'Jar', internalReference: crypto.randomUUID() };
    return ['table.csv', cellsFile(productImportHeadings, [row], requiredProductImportColumns.length)];
  }
  if (type === documentTypes[0]) return ['report.pdf', pdf()];
  if (type === logoTypes[0]) return ['logo.png', png(64, 64)];
  if (type === footprintTypes[0]) return ['footprint.json', JSON.stringify(newFootprint())];
  throw new Error(`Nobody has said what a file of ${type} holds.`);
}

/** Each is another one of another product. */
export const newFootprint = () => ({
  ...exampleFootprint,
  id: crypto.randomUUID(),
  productIds: [`urn:pact:works.example:product-id:${crypto.randomUUID()}`],
});
