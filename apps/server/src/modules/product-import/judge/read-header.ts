import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { type ProductImportColumn, productImportColumns } from '@pcf/contract/vocabulary/product-import-column';
import { cellText } from '../../../files/cell-text.ts';
import { shown, withoutEmptyEnd } from '../../../files/shown-findings.ts';
import type { TableRow } from '../../../files/table-row.ts';
import type { Finding } from './finding.ts';

export interface Header {
  /** What each column of the file holds; null where nobody knows. */
  readonly columns: readonly (ProductImportColumn | null)[];
  readonly headings: readonly string[];
  readonly errors: readonly Finding[];
}

const spelled = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
const columnsByHeading = new Map(
  productImportColumns.map((column) => [spelled(productImportHeadings[column]), column]),
);

/** Of a table that anybody could mean; a header of thousands must not make every row as long. */
const mostColumns = 100;

/** Says all that is wrong with a header, and what the rows can be judged by in spite of it. */
export function readHeader({ row, cells }: TableRow): Header {
  const given = withoutEmptyEnd(cells.slice(0, mostColumns).map(cellText));
  const columns = given.map((text) => columnsByHeading.get(spelled(text)) ?? null);
  const headings = given.map((text, index) => headingOf(columns[index]) ?? shown(text));
  const wrong = (column: string, text: string): Finding => ({
    row,
    ...(column === '' ? {} : { column }),
    code: 'INVALID_HEADER',
    ...(text === '' ? {} : { value: shown(text) }),
  });
  const misplaced = requiredProductImportColumns.flatMap((column, index) =>
    columns[index] === column ? [] : [wrong(productImportHeadings[column], given[index] ?? '')],
  );
  const unusable = columns.flatMap((column, index) =>
    (column === null && index >= requiredProductImportColumns.length) || columns.indexOf(column) < index
      ? [wrong(headings[index] ?? '', given[index] ?? '')]
      : [],
  );
  return {
    columns: columns.map((column, index) => (column !== null && columns.indexOf(column) === index ? column : null)),
    headings,
    errors: [...misplaced, ...unusable],
  };
}

const headingOf = (column: ProductImportColumn | null | undefined) =>
  column ? productImportHeadings[column] : undefined;
