import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import {
  emissionFactorSources,
  emissionScopes,
  lifecycleBoundaries,
  primaryDataShareTypes,
} from '@pcf/contract/vocabulary/emission-data';
import type { EmissionFileColumn } from '@pcf/contract/vocabulary/files';
import { standards, verificationProviders } from '@pcf/contract/vocabulary/methods';
import { type Country, countries, countryAlpha2 } from '@pcf/contract/vocabulary/region';
import { givenText } from '../../files/csv-text.ts';
import { readAmount, readUnit } from '../../files/read-quantity.ts';
import { shown } from '../../files/shown-findings.ts';
import { cellText, type TableCell, type TableRow } from '../../files/table-row.ts';
import type { EmissionFinding, FileEmissions, GivenEmissions } from './given-emissions.service.ts';

/** All countries by their longest names are fewer signs; a cell may have thirty times as many, and each part of it a look. */
const maxListLength = 8000;

/** ISO 14067, iso-14067 and ISO_14067 are the same code. */
const spelled = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, '_')
    .replaceAll(/^_|_$/g, '');

const languages = ['en', 'de', 'fr'] as const;

const countriesByName: ReadonlyMap<string, Country> = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries.flatMap((country): [string, Country][] => {
      const alpha2 = countryAlpha2[country];
      return [country, alpha2, names.of(alpha2) ?? country].map((name) => [spelled(name), country]);
    });
  }),
);

/** By either code, or by its name in a language of the page. */
export const readCountry = (text: string): Country | null => countriesByName.get(spelled(text)) ?? null;

const yes = ['TRUE', 'YES', 'Y', '1', 'X', 'JA', 'OUI', 'VRAI', 'WAHR'];

const no = ['FALSE', 'NO', 'N', '0', 'NEIN', 'NON', 'FAUX', 'FALSCH'];

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

interface ReadEmissions {
  readonly given: GivenEmissions;
  /** Cells that are not understood. */
  readonly errors: readonly EmissionFinding[];
}

const isEmissionColumn = (column: string | null | undefined): column is EmissionFileColumn =>
  column != null && column in emissionFileHeadings;

/** What a row says about emissions; null where no cell says anything. */
export function readEmissions(
  { row, cells }: TableRow,
  columns: readonly (string | null)[],
  decimalSign: '.' | ',' | null,
): ReadEmissions | null {
  const given: Record<string, unknown> = {};
  const errors: EmissionFinding[] = [];
  let isEmpty = true;
  for (const [index, column] of columns.entries()) {
    if (!isEmissionColumn(column)) continue;
    const cell = cells[index] ?? '';
    const value = readEmissionCell(column, cell, decimalSign);
    if (value !== undefined) isEmpty = false;
    if (value === null) {
      errors.push({
        row,
        column: emissionFileHeadings[column],
        code: 'INVALID_VALUE',
        value: shown(cellText(cell)),
      });
    } else given[column] = value ?? null;
  }
  return isEmpty ? null : { given, errors };
}

type DecimalSign = '.' | ',' | null;

type Read<Value> = (text: string, cell: TableCell, decimalSign: DecimalSign) => Value | null;

/** What a cell says; undefined where it says nothing, null where it is not understood. */
function readEmissionCell(column: EmissionFileColumn, cell: TableCell, decimalSign: DecimalSign) {
  const text = cellText(cell);
  return text === '' ? undefined : readers[column](text, cell, decimalSign);
}

export function readCode<const Code extends string>(codes: readonly Code[], text: string): Code | null {
  const wanted = spelled(text);
  return codes.find((code) => spelled(code) === wanted) ?? null;
}

/** Several codes with commas, semicolons or lines between them; null where one of them is unknown, or all are too much. */
export function readCodes<Code extends string>(read: (text: string) => Code | null, text: string): Code[] | null {
  if (text.length > maxListLength) return null;
  const found = text
    .split(/[;,\n]/)
    .filter((part) => part.trim() !== '')
    .map(read);
  return found.includes(null) ? null : [...new Set(found as Code[])];
}

export function readYesNo(text: string): boolean | null {
  const word = spelled(text);
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}
