import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { calculate } from '@pcf/domain/footprint/calculate';
import { expect, it } from 'vitest';
import { quantityText, termsText, workingText } from './working-text.ts';

function factor(impact: number, unit: FactorUnit): EmissionFactor {
  const group = { topCategory: 'Top', category: 'Category', subcategory: 'NaN' };
  return { ...group, name: 'Factor', kind: 'factor', impact, unit, origin: 'CATALOGUE', version: '1' };
}

const transport = { factor: factor(0.00008405, 'kgCO₂e/kg*km'), distanceKm: 500 };
const { trace } = calculate({
  rawmaterial: [{ id: 'a', factor: factor(3.1, 'kgCO₂e/kg'), weightKg: 0.8, transport }],
  packaging: [],
  energy: [{ id: 'b', factor: factor(0.484149197, 'kgCO₂e/kWh'), amountKwh: 2 }],
  transportBetweenSites: [],
  transport: [{ id: 'c', factor: factor(0.0000161, 'kgCO₂e/kg*km'), distanceKm: 10_000, weightKg: 1 }],
});
const texts = (text: typeof workingText, language: 'en' | 'de') =>
  trace.map((row) => text(row, language).replaceAll('\u00a0', ' '));

it('shows every multiplication with its units', () => {
  expect(texts(workingText, 'en')).toEqual([
    '0.8 kg × 3.1 kgCO₂e/kg = 2.48 kgCO₂e',
    '500 km × 0.0008 t × 0.08405 kgCO₂e/t·km = 0.03362 kgCO₂e',
    '2 kWh × 0.484149197 kgCO₂e/kWh = 0.968298394 kgCO₂e',
    '10,000 km × 0.001 t × 0.0161 kgCO₂e/t·km = 0.161 kgCO₂e',
  ]);
});

it('shows what is multiplied alone, as the reader writes numbers', () => {
  expect(texts(termsText, 'de')).toEqual([
    '0,8 kg × 3,1 kgCO₂e/kg',
    '500 km × 0,0008 t × 0,08405 kgCO₂e/t·km',
    '2 kWh × 0,484149197 kgCO₂e/kWh',
    '10.000 km × 0,001 t × 0,0161 kgCO₂e/t·km',
  ]);
});

it('names quantities as they were entered', () => {
  expect(texts(quantityText, 'en')).toEqual(['0.8 kg', '500 km × 0.8 kg', '2 kWh', '10,000 km × 1 kg']);
});
