import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import type { Scenario } from '../model/scenario.ts';

/** Every factor that somebody chose, once, in the order of the form. */
export function usedFactors(scenarios: readonly Scenario[]): EmissionFactor[] {
  const factors = scenarios.flatMap((scenario) =>
    emissionDataItemTypes.flatMap((section) =>
      scenario[section].flatMap(({ choice, transport }) => [choice.factor, transport?.factor ?? null]),
    ),
  );
  return [...new Set(factors.filter((factor) => factor !== null))];
}
