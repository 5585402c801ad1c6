import { type EmissionUnit, emissionUnitSymbols, emissionUnits } from '@pcf/contract/vocabulary/emission-data';
import { cellText, type TableCell } from './table-row.ts';

const plain = /^[+-]?\d+(?:([.,])(\d+))?$/;

/** Three digits behind a sign that follows one to three others may be thousands. */
const grouped = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** What people write for a unit besides its code and its symbol, in the languages of the page. */
const words: Readonly<Record<EmissionUnit, readonly string[]>> = {
  KM: ['kilometre', 'kilometres', 'kilometer', 'kilomètre', 'kilomètres'],
  KG: ['kilogram', 'kilograms', 'kilogramm', 'kilogramme', 'kilogrammes'],
  GB: ['gigabyte', 'gigabytes', 'go'],
  M2: ['m^2', 'sqm', 'qm'],
  M3: ['m^3', 'cbm'],
  KWH: [],
  KG_KM: ['kg*km', 'kg-km', 'kg.km', 'kg km', 'kgkm'],
  DAY: ['day', 'days', 'tag', 'tage', 'jour', 'jours'],
  USD: ['$'],
  EUR: ['€', 'euro', 'euros'],
  DIMENSIONLESS: [
    'piece',
    'pieces',
    'pc',
    'pcs',
    'pce',
    'unit',
    'units',
    'stück',
    'stk',
    'st',
    'pièce',
    'pièces',
    'pce.',
  ],
  OTHER: ['sonstige', 'autre'],
};

/** Compatibility forms make m² and m2 alike. */
const spelled = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const units = new Map<string, EmissionUnit>(
  emissionUnits.flatMap((unit) =>
    [unit, emissionUnitSymbols[unit] ?? unit, ...words[unit]].map((text): [string, EmissionUnit] => [
      spelled(text),
      unit,
    ]),
  ),
);

export const readUnit = (text: string): EmissionUnit | null => units.get(spelled(text)) ?? null;

/**
 * A number as people write it, or null where it is none or could be two: "1234.5" and "1234,5" are read alike, but
 * "1,234" may be a thousand or one. It is read with the decimal sign that files of its kind have, and else refused.
 * Signs between thousands are refused throughout.
 */
export function readAmount(cell: TableCell, decimalSign: '.' | ',' | null): number | null {
  if (typeof cell === 'number') return cell;
  const text = cellText(cell);
  const parts = plain.exec(text);
  if (!parts) return null;
  if (grouped.test(text) && parts[1] !== decimalSign) return null;
  return Number(text.replace(',', '.'));
}
