import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { productImportHeadings } from '@pcf/contract/product-import-headings';
import { productImportColumns } from '@pcf/contract/vocabulary/files';

export interface ProductFile {
  readonly path: string;
  readonly rows: number;
  /** What its references, and no others, begin with. */
  readonly prefix: string;
}

export const supplierEmail = (supplier: number) => `sales@supplier-${supplier}.example`;

const materials = ['Steel', 'Aluminium', 'Oak', 'Glass', 'Copper', 'Nylon', 'Paper'];
const shapes = ['bar', 'sheet', 'pipe', 'box', 'bolt', 'coil', 'tray', 'lid', 'ring', 'plate', 'frame'];
const rowsInPiece = 1000;

/** The same at every run, with every column filled in. */
function rowOf(row: number, prefix: string, suppliers: number): string {
  const supplier = (row * 7) % suppliers;
  return [
    `${materials[row % materials.length]} ${shapes[row % shapes.length]} ${row % 977}`,
    `${prefix}${String((row * 7919) % 1_000_003).padStart(7, '0')}`,
    `"Drawing ${row}, revision ${row % 13}, delivered in boxes of ${1 + (row % 50)}"`,
    'piece',
    ((1 + (row % 9000)) / 100).toFixed(2),
    supplierEmail(supplier),
    `Supplier ${supplier}`,
    `K${10_000 + supplier}`,
    `S-${row}`,
    String(100 + (row % 5000)),
    'piece',
    '2026',
  ].join(',');
}

function* pieces({ rows, prefix }: ProductFile, suppliers: number): Generator<string> {
  yield `${productImportColumns.map((column) => productImportHeadings[column]).join(',')}\n`;
  for (let from = 0; from < rows; from += rowsInPiece) {
    const length = Math.min(rowsInPiece, rows - from);
    yield `${Array.from({ length }, (_, index) => rowOf(from + index, prefix, suppliers)).join('\n')}\n`;
  }
}

export async function writeProductFile(file: ProductFile, suppliers: number): Promise<ProductFile> {
  await pipeline(Readable.from(pieces(file, suppliers)), createWriteStream(file.path));
  return file;
}
