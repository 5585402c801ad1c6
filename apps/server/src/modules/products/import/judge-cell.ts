import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import type { ProductImportColumn } from '@pcf/contract/vocabulary/product-import-column';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { cellText } from '../../../files/cell-text.ts';
import { readAmount } from '../../../files/read-amount.ts';
import { readUnit } from '../../../files/read-unit.ts';
import type { TableCell } from '../../../files/table-row.ts';
import { type JudgedCell, judgeText } from '../../files/judge-text.service.ts';
import type { StagedValues } from './staged-row.ts';

type DecimalSign = '.' | ',' | null;
type Judge = (text: string, cell: TableCell, decimalSign: DecimalSign) => JudgedCell;

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

/** Null where the cell says nothing. */
export function judgeCell(column: ProductImportColumn, cell: TableCell, decimalSign: DecimalSign): JudgedCell | null {
  const given = cellText(cell);
  return given === '' ? null : columnJudges[column].judge(given, cell, decimalSign);
}
