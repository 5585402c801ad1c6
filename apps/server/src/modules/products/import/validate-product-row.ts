import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { productImportHeadings, requiredProductImportColumns } from '@pcf/contract/product-import-headings';
import { textLimits } from '@pcf/contract/text-limits';
import type { ProductImportColumn } from '@pcf/contract/vocabulary/files';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Selectable } from 'kysely';
import type { ProductImportRow } from '../../../database/schema.generated.ts';
import { wrongCellCount } from '../../../files/faulty-cells.ts';
import { type Header, headerReader } from '../../../files/read-header.ts';
import { readAmount, readUnit } from '../../../files/read-quantity.ts';
import { shown } from '../../../files/shown-findings.ts';
import { cellText, type TableCell, type TableRow } from '../../../files/table-row.ts';
import {
  type Finding,
  missingProblems,
  type Validated,
  type ValidatedCell,
  validateText,
} from '../../files/validate-file.service.ts';

const wrong: ValidatedCell = { problem: 'INVALID_VALUE' };

const tooLong: ValidatedCell = { problem: 'VALUE_TOO_LONG' };

const valued = (value: string | number | null): ValidatedCell => (value === null ? wrong : { value });

const text =
  (most: number): Validate =>
  (given) =>
    validateText(given, most);

const amount =
  (isAllowed: (value: number) => boolean): Validate =>
  (_text, cell, decimalSign) => {
    const value = readAmount(cell, decimalSign);
    return valued(value !== null && isAllowed(value) && value <= largestAmount ? value : null);
  };

const email: Validate = (given) => (given.length > textLimits.email ? tooLong : valued(normaliseEmail(given)));

const unit: Validate = (given) => valued(readUnit(given));

const year: Validate = (given) => {
  const value = Number(given);
  return /^\d{4}$/.test(given) && value >= earliestYear && value <= latestYear ? { value } : wrong;
};

/** How the cells of a column are validated, and where what they say is staged. */
export const columnValidators: Readonly<
  Record<ProductImportColumn, { readonly stagedAs: keyof StagedValues; readonly validate: Validate }>
> = {
  name: { stagedAs: 'name', validate: text(textLimits.productName) },
  internalReference: { stagedAs: 'internal_reference', validate: text(textLimits.internalReference) },
  description: { stagedAs: 'description', validate: text(textLimits.productDescription) },
  unit: { stagedAs: 'unit', validate: unit },
  massKg: { stagedAs: 'mass_kg', validate: amount((value) => value > 0) },
  supplierEmail: { stagedAs: 'supplier_email', validate: email },
  supplierName: { stagedAs: 'supplier_name', validate: text(textLimits.organisationName) },
  supplierNumber: { stagedAs: 'supplier_number', validate: text(textLimits.supplierNumber) },
  supplierProductReference: {
    stagedAs: 'supplier_product_reference',
    validate: text(textLimits.supplierProductReference),
  },
  yearlyQuantity: { stagedAs: 'yearly_quantity', validate: amount((value) => value >= 0) },
  quantityUnit: { stagedAs: 'quantity_unit', validate: unit },
  quantityYear: { stagedAs: 'quantity_year', validate: year },
};

export const readHeader = headerReader({
  headings: productImportHeadings,
  required: requiredProductImportColumns,
  requiredFirst: true,
});

/** Finds everything that is wrong with a row at once. */
export function validateRow(
  { row, cells }: TableRow,
  header: Header<ProductImportColumn>,
  decimalSign: '.' | ',' | null,
): Validated<StagedRow> {
  const errors: Finding[] = [];
  const staged: Record<string, string | number> = { row_number: row };
  const wrongCount = wrongCellCount({ cells }, header.columns.length);
  if (wrongCount !== null) errors.push({ row, code: 'INVALID_NUMBER_OF_CELLS', value: String(wrongCount) });
  for (const [index, column] of header.columns.entries()) {
    if (column === null) continue;
    const cell = cells[index] ?? '';
    const validated = validateCell(column, cell, decimalSign);
    const heading = productImportHeadings[column];
    if (validated === null) {
      if (column in missingProblems) {
        errors.push({ row, column: heading, code: missingProblems[column as keyof typeof missingProblems] });
      }
    } else if ('problem' in validated) {
      errors.push({ row, column: heading, code: validated.problem, value: shown(cellText(cell)) });
    } else {
      staged[columnValidators[column].stagedAs] = validated.value;
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

type Validate = (text: string, cell: TableCell, decimalSign: DecimalSign) => ValidatedCell;

/** Null where the cell says nothing. */
export function validateCell(
  column: ProductImportColumn,
  cell: TableCell,
  decimalSign: DecimalSign,
): ValidatedCell | null {
  const given = cellText(cell);
  return given === '' ? null : columnValidators[column].validate(given, cell, decimalSign);
}
