import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { useMemo, useReducer } from 'react';
import { changeScenario, type ScenarioChange } from './model/change-scenario.ts';
import { firstScenario, newRowId, type Scenario } from './model/scenario.ts';

/** What is entered, in memory only. The functions stay the same, so that nothing is drawn again because of them. */
export function useCalculator() {
  const [{ scenarios, before }, dispatch] = useReducer(changeCalculator, null, () => startOfCalculator(newRowId()));
  const doings = useMemo(
    () => ({
      change: (index: number, change: ScenarioChange) => dispatch({ kind: 'change', index, change }),
      compare: () => dispatch({ kind: 'compare' }),
      stopComparing: (keepIndex: number) => dispatch({ kind: 'stopComparing', keepIndex }),
      replaceAll: (replacing: readonly Scenario[]) => dispatch({ kind: 'replaceAll', scenarios: replacing }),
      putBack: () => dispatch({ kind: 'putBack' }),
    }),
    [],
  );
  return { scenarios, before: before?.scenarios ?? null, ...doings };
}

interface Before {
  readonly scenarios: readonly Scenario[];
  /** Which of them went on alone and may have changed since; null where all were replaced. */
  readonly keptIndex: number | null;
}

interface CalculatorState {
  /** One, or two while they are compared. */
  readonly scenarios: readonly Scenario[];
  /** What was there before, so that it can be put back. */
  readonly before: Before | null;
  /** How often rows were made by copying; their ids count on. */
  readonly copies: number;
}

export type CalculatorAction =
  | { readonly kind: 'change'; readonly index: number; readonly change: ScenarioChange }
  | { readonly kind: 'compare' }
  | { readonly kind: 'stopComparing'; readonly keepIndex: number }
  | { readonly kind: 'replaceAll'; readonly scenarios: readonly Scenario[] }
  | { readonly kind: 'putBack' };

export function startOfCalculator(id: string): CalculatorState {
  return { scenarios: [firstScenario(id)], before: null, copies: 0 };
}

export function changeCalculator(state: CalculatorState, action: CalculatorAction): CalculatorState {
  const { scenarios, before, copies } = state;
  switch (action.kind) {
    case 'change': {
      const { index, change } = action;
      return { ...state, scenarios: scenarios.map((one, at) => (at === index ? changeScenario(one, change) : one)) };
    }
    case 'compare': {
      const [first] = scenarios;
      if (first === undefined || scenarios.length > 1) return state;
      return { scenarios: [first, renamedRows(first, `copy-${copies}`)], before: null, copies: copies + 1 };
    }
    case 'stopComparing': {
      const { keepIndex } = action;
      const kept = scenarios[keepIndex];
      if (kept === undefined) return state;
      return { ...state, scenarios: [kept], before: { scenarios, keptIndex: keepIndex } };
    }
    case 'replaceAll': {
      const replacing = action.scenarios.map((one, index) => renamedRows(one, `copy-${copies + index}`));
      return {
        scenarios: replacing,
        before: { scenarios, keptIndex: null },
        copies: copies + replacing.length,
      };
    }
    case 'putBack': {
      if (before === null) return state;
      const [alone] = scenarios;
      const { scenarios: earlier, keptIndex } = before;
      const putBack = keptIndex === null || alone === undefined ? earlier : earlier.with(keptIndex, alone);
      return { ...state, scenarios: putBack, before: null };
    }
  }
}

/** The same rows under ids of their own, so that no two rows of the page share one. */
function renamedRows(scenario: Scenario, prefix: string): Scenario {
  const renamed = (section: EmissionDataItemType) =>
    scenario[section].map((row, index) => ({ ...row, id: `${prefix}-${section}-${index}` }));
  return {
    rawmaterial: renamed('rawmaterial'),
    packaging: renamed('packaging'),
    energy: renamed('energy'),
    transportBetweenSites: renamed('transportBetweenSites'),
    transport: renamed('transport'),
  };
}
