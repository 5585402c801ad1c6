import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { amountFields, type CalculatorRow, fixedTopCategories, type Scenario } from './scenario.ts';

/** Whether somebody entered anything; the category that a section begins with is not theirs. */
export function isEmptyRow(section: EmissionDataItemType, { choice, transport, ...row }: CalculatorRow): boolean {
  const beginsAt = fixedTopCategories[section];
  const untouched = choice.category === null && (choice.topCategory === null || choice.topCategory === beginsAt);
  return untouched && isEmptyTransport(transport) && amountFields.every((field) => row[field] === null);
}

export function isEmptyTransport(transport: CalculatorRow['transport']): boolean {
  return transport === null || transport.category === null;
}

/** Whether leaving would lose something. */
export function hasEntries(scenario: Scenario): boolean {
  return emissionDataItemTypes.some((section) => scenario[section].some((row) => !isEmptyRow(section, row)));
}
