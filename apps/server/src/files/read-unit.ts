import { type EmissionUnit, emissionUnitSymbols, emissionUnits } from '@pcf/contract/vocabulary/emission-unit';

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
