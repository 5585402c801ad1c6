import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { amountsOfSection, type CalculatorRow, type Scenario } from '../model/scenario.ts';

/** The sections whose items are counted in the results. */
export const countedSections = [
  'rawmaterial',
  'packaging',
  'energy',
] as const satisfies readonly EmissionDataItemType[];

/** How many items of a section count: those with a factor and every amount above 0. */
export function itemsIncluded(scenario: Scenario, section: EmissionDataItemType): number {
  return scenario[section].filter((row) => isIncluded(section, row)).length;
}

function isIncluded(section: EmissionDataItemType, row: CalculatorRow): boolean {
  // NaN and null are not above 0 either.
  return row.choice.factor !== null && amountsOfSection[section].every((field) => (row[field] ?? 0) > 0);
}
