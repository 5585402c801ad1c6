import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import type { Scenario } from '../model/scenario.ts';

/** How many rows hold a factor of a data set, in all scenarios. */
export function rowsWithDataSet(scenarios: readonly Scenario[], name: string): number {
  const holds = (choice: FactorChoice | null) => choice?.factor?.origin === 'OWN' && choice.factor.version === name;
  const rows = scenarios.flatMap((scenario) => emissionDataItemTypes.flatMap((section) => scenario[section]));
  return rows.filter(({ choice, transport }) => holds(choice) || holds(transport)).length;
}
