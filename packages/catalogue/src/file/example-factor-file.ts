import { type FactorFileRow, factorFileColumnNames } from './factor-file-columns.ts';

const source = { provider: 'Example provider', version: '2026', licence: 'Example licence' };

/** A file to begin with: every kind of row once. The figures are invented. */
export const exampleFactorRows: readonly FactorFileRow[] = [
  {
    top_category: 'Plastics & Rubber',
    category: 'Plastics',
    subcategory: 'Biopolymers',
    kind: 'factor',
    name: 'Example PLA, granulate',
    impact: '2.34',
    unit: 'kgCO₂e/kg',
    geography: 'europe',
    original: 'PLA granulate, at plant; 2.34 kgCO2e/kg',
    taxonomy_path: 'materials - plastics - biopolymers',
    synonyms: 'Polylactide|Polylactid|Polylactide PLA',
    ...source,
  },
  {
    top_category: 'Composites',
    category: 'Fibre reinforced',
    kind: 'proxy',
    name: "I don't know (50th percentile for Composites - Fibre reinforced)",
    impact: '11.2',
    unit: 'kgCO₂e/kg',
    ...source,
  },
  {
    top_category: 'Composites',
    category: 'Fibre reinforced',
    name: 'Example carbon fibre laminate',
    impact: '27.5',
    unit: 'kgCO₂e/kg',
    geography: 'global',
    ...source,
  },
  {
    top_category: 'Energy',
    category: 'Electricity country mix',
    name: 'Example electricity contract',
    impact: '0.021',
    unit: 'kgCO₂e/kWh',
    ...source,
  },
  {
    top_category: 'Transport',
    category: 'Truck',
    name: 'Example electric truck',
    impact: '0.0000412',
    unit: 'kgCO₂e/kg*km',
    ...source,
  },
];

/** The mark in front tells spreadsheets that this is UTF-8. */
export function exampleFactorFile(): Blob {
  return new Blob(['\ufeff', factorFileText(exampleFactorRows)], { type: 'text/csv' });
}

/** Writes a file of factors that reads back as these rows. */
export function factorFileText(rows: readonly FactorFileRow[]): string {
  const lines = rows.map((row) => factorFileColumnNames.map((column) => quoted(row[column] ?? '')));
  return [factorFileColumnNames, ...lines].map((cells) => `${cells.join(',')}\n`).join('');
}

function quoted(cell: string): string {
  return /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
