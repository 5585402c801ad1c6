import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { choiceOf } from '../../../../exchange/factor-field/factor-choice.ts';
import { emptyRow, type Scenario } from '../scenario.ts';

export function exampleFactor(name: string, impact: number, unit: FactorUnit): EmissionFactor {
  const group = { topCategory: 'Top', category: 'Category', subcategory: 'NaN' };
  return { ...group, name, impact, unit, kind: 'factor', origin: 'CATALOGUE', version: '1' };
}

/** A row in every section; the raw material comes by truck. */
export const exampleScenario: Scenario = {
  rawmaterial: [
    {
      ...emptyRow('rawmaterial', 'a'),
      choice: choiceOf(exampleFactor('ABS', 3.1, 'kgCO₂e/kg')),
      weightKg: 0.8,
      transport: choiceOf(exampleFactor('Truck', 0.00008405, 'kgCO₂e/kg*km')),
      distanceKm: 500,
    },
  ],
  packaging: [
    {
      ...emptyRow('packaging', 'b'),
      choice: choiceOf(exampleFactor('Paper', 0.92, 'kgCO₂e/kg')),
      weightKg: 0.05,
    },
  ],
  energy: [
    {
      ...emptyRow('energy', 'c'),
      choice: choiceOf(exampleFactor('Global mix', 0.484149197, 'kgCO₂e/kWh')),
      amountKwh: 2,
    },
  ],
  transportBetweenSites: [
    {
      ...emptyRow('transportBetweenSites', 'd'),
      choice: choiceOf(exampleFactor('Freight train', 0.0000256, 'kgCO₂e/kg*km')),
      distanceKm: 300,
      weightKg: 0.8,
    },
  ],
  transport: [
    {
      ...emptyRow('transport', 'e'),
      choice: choiceOf(exampleFactor('Container ship', 0.0000161, 'kgCO₂e/kg*km')),
      distanceKm: 10_000,
    },
  ],
};
