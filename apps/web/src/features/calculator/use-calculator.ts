import { useMemo, useReducer } from 'react';
import { changeCalculator, startOfCalculator } from './model/calculator-state.ts';
import type { ScenarioChange } from './model/change-scenario.ts';
import { newRowId } from './model/new-row-id.ts';
import type { Scenario } from './model/scenario.ts';

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
