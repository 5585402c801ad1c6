import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { textLimits } from '@pcf/contract/text-limits';
import type { ProductImportColumn } from '@pcf/contract/vocabulary/product-import-column';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Selectable } from 'kysely';
import type { ProductImportRow } from '../../../database/schema.generated.ts';
import { wrongCellCount } from '../../../files/faulty-cells.ts';
import { type Header, headerReader } from '../../../files/read-header.ts';
import { readAmount, readUnit } from '../../../files/read-quantity.ts';
import { shown } from '../../../files/shown-findings.ts';
import type { TableCell, TableRow } from '../../../files/table-row.ts';
import { cellText } from '../../../files/table-row.ts';
import type { Finding, Judged } from '../../files/validate-file.service.ts';
import { type JudgedCell, judgeText, missingProblems } from '../../files/validate-file.service.ts';

const wrong: JudgedCell = { problem: 'INVALID_VALUE' };

const tooLong: JudgedCell = { problem: 'VALUE_TOO_LONG' };

const valued = (value: string | number | null): JudgedCell => (value === null ? wrong : { value });

const text =
  (most: number): Judge =>
  (given) =>
    judgeText(given, most);

const amount =
  (isAllowed: (value: number) => boolean): Judge =>
  (_text, cell, decimalSign) => {
    const value = readAmount(cell, decimalSign);
    return valued(value !== null && isAllowed(value) && value <= largestAmount ? value : null);
  };

const email: Judge = (given) => (given.length > textLimits.email ? tooLong : valued(normaliseEmail(given)));

const unit: Judge = (given) => valued(readUnit(given));

const year: Judge = (given) => {
  const value = Number(given);
  return /^\d{4}$/.test(given) && value >= earliestYear && value <= latestYear ? { value } : wrong;
};

/** How the cells of a column are judged, and where what they say is staged. */
export const columnJudges: Readonly<
  Record<ProductImportColumn, { readonly stagedAs: keyof StagedValues; readonly judge: Judge }>
> = {
  name: { stagedAs: 'name', judge: text(textLimits.productName) },
  internalReference: { stagedAs: 'internal_reference', judge: text(textLimits.internalReference) },
  description: { stagedAs: 'description', judge: text(textLimits.productDescription) },
  unit: { stagedAs: 'unit', judge: unit },
  massKg: { stagedAs: 'mass_kg', judge: amount((value) => value > 0) },
  supplierEmail: { stagedAs: 'supplier_email', judge: email },
  supplierName: { stagedAs: 'supplier_name', judge: text(textLimits.organisationName) },
  supplierNumber: { stagedAs: 'supplier_number', judge: text(textLimits.supplierNumber) },
  supplierProductReference: {
    stagedAs: 'supplier_product_reference',
    judge: text(textLimits.supplierProductReference),
  },
  yearlyQuantity: { stagedAs: 'yearly_quantity', judge: amount((value) => value >= 0) },
  quantityUnit: { stagedAs: 'quantity_unit', judge: unit },
  quantityYear: { stagedAs: 'quantity_year', judge: year },
};

export const readHeader = headerReader({
  headings: productImportHeadings,
  required: requiredProductImportColumns,
  requiredFirst: true,
});

/** Finds everything that is wrong with a row at once. */
export function judgeRow(
  { row, cells }: TableRow,
  header: Header<ProductImportColumn>,
  decimalSign: '.' | ',' | null,
): Judged<StagedRow> {
  const errors: Finding[] = [];
  const staged: Record<string, string | number> = { row_number: row };
  const wrongCount = wrongCellCount({ cells }, header.columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });
  for (const [index, column] of header.columns.entries()) {
    if (column === null) continue;
    const cell = cells[index] ?? '';
    const judged = judgeCell(column, cell, decimalSign);
    const heading = productImportHeadings[column];
    if (judged === null) {
      if (column in missingProblems) {
        errors.push({ row, column: heading, code: missingProblems[column as keyof typeof missingProblems] });
      }
    } else if ('problem' in judged) {
      errors.push({ row, column: heading, code: judged.problem, value: shown(cellText(cell)) });
    } else {
      staged[columnJudges[column].stagedAs] = judged.value;
    }
  }
  return { staged: staged as unknown as StagedRow, errors };
}

type Staged = Omit<
  Selectable<ProductImportRow>,
  | 'organisation_id'
  | 'file_import_id'
  | 'row_number'
  | 'product_id'
  | 'line_id'
  | 'existing_product_id'
  | 'existing_supplier_id'
  | 'mass_kg'
  | 'yearly_quantity'
> & { readonly mass_kg: number | null; readonly yearly_quantity: number | null };

/** A row as it is staged, under the names of the table's columns; what it does not say is left out. */
type StagedRow = { readonly row_number: number } & Partial<Staged>;

export type StagedValues = Partial<Staged>;

type DecimalSign = '.' | ',' | null;

type Judge = (text: string, cell: TableCell, decimalSign: DecimalSign) => JudgedCell;

/** Null where the cell says nothing. */
export function judgeCell(column: ProductImportColumn, cell: TableCell, decimalSign: DecimalSign): JudgedCell | null {
  const given = cellText(cell);
  return given === '' ? null : columnJudges[column].judge(given, cell, decimalSign);
}
