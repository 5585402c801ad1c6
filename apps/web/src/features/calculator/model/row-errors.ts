import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import type { Amount } from '@pcf/domain/footprint/footprint-item';
import { type AmountField, amountsOfSection, type CalculatorRow, isEmptyRow, isEmptyTransport } from './scenario.ts';

export type FieldError = 'required' | 'min' | 'max' | 'notANumber';

export type RowField = 'factor' | 'transportFactor' | AmountField;

export type RowErrors = Readonly<Partial<Record<RowField, FieldError>>>;

const minimum = 0;
/** Beyond a billion of anything for one kilogram, a unit was mistaken. */
export const maximum = 1_000_000_000;

/** What is wrong with a row. One that nobody has begun has nothing wrong with it. */
export function rowErrors(section: EmissionDataItemType, row: CalculatorRow): RowErrors {
  if (isEmptyRow(section, row)) return {};
  const errors: Partial<Record<RowField, FieldError>> = {};
  const note = (field: RowField, error: FieldError | null) => {
    if (error !== null) errors[field] = error;
  };
  note('factor', row.choice.factor === null ? 'required' : null);
  for (const field of amountsOfSection[section]) note(field, amountError(row[field]));
  if (row.transport !== null && !(isEmptyTransport(row.transport) && row.distanceKm === null)) {
    note('transportFactor', row.transport.factor === null ? 'required' : null);
    note('distanceKm', amountError(row.distanceKm));
  }
  return errors;
}

function amountError(amount: Amount): FieldError | null {
  if (amount === null) return 'required';
  if (Number.isNaN(amount)) return 'notANumber';
  if (amount < minimum) return 'min';
  return amount > maximum ? 'max' : null;
}
