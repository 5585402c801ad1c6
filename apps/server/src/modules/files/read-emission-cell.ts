import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-factor-source';
import type { EmissionFileColumn } from '@pcf/contract/vocabulary/emission-file-column';
import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import { lifecycleBoundaries } from '@pcf/contract/vocabulary/lifecycle-boundary';
import { primaryDataShareTypes } from '@pcf/contract/vocabulary/primary-data-share-type';
import { standards } from '@pcf/contract/vocabulary/standard';
import { verificationProviders } from '@pcf/contract/vocabulary/verification-provider';
import { cellText } from '../../files/cell-text.ts';
import { givenText } from '../../files/harmless-text.ts';
import { readAmount } from '../../files/read-amount.ts';
import { readUnit } from '../../files/read-unit.ts';
import type { TableCell } from '../../files/table-row.ts';
import type { FileEmissions } from './given-emissions.service.ts';
import { readCode, readCodes, readCountry, readYesNo } from './read-code.ts';

type DecimalSign = '.' | ',' | null;
type Read<Value> = (text: string, cell: TableCell, decimalSign: DecimalSign) => Value | null;

/** Of a spreadsheet's number, the digits that are sure. */
const amount: Read<number> = (text, cell, decimalSign) =>
  typeof cell === 'number' ? Number(text) : readAmount(cell, decimalSign);
const year: Read<number> = (text) => (/^\d{4}$/.test(text) ? Number(text) : null);
const codeOf =
  <const Code extends string>(codes: readonly Code[]): Read<Code> =>
  (text) =>
    readCode(codes, text);
const codesOf =
  <const Code extends string>(codes: readonly Code[]): Read<Code[]> =>
  (text) =>
    readCodes((part) => readCode(codes, part), text);

const readers: { readonly [Column in EmissionFileColumn]: Read<FileEmissions[Column]> } = {
  value: amount,
  unit: (text) => readUnit(text),
  unitAmount: amount,
  productMassKg: amount,
  referenceYear: year,
  lifecycleBoundary: codeOf(lifecycleBoundaries),
  scopes: codeOf(emissionScopes),
  primaryDataShareType: codeOf(primaryDataShareTypes),
  primaryDataShare: amount,
  standards: codesOf(standards),
  countries: (text) => readCodes(readCountry, text),
  factorSources: codesOf(emissionFactorSources),
  verified: (text) => readYesNo(text),
  verificationProvider: codeOf(verificationProviders),
  comment: (text) => (text.includes('\0') || !text.isWellFormed() ? null : givenText(text).replaceAll('\r\n', '\n')),
};

/** What a cell says; undefined where it says nothing, null where it is not understood. */
export function readEmissionCell(column: EmissionFileColumn, cell: TableCell, decimalSign: DecimalSign) {
  const text = cellText(cell);
  return text === '' ? undefined : readers[column](text, cell, decimalSign);
}
