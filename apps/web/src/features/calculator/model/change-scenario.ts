import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';
import { type CalculatorRow, emptyRow, type RowValues, type Scenario } from './scenario.ts';

/** What somebody does to a scenario. */
export type ScenarioChange =
  | { readonly kind: 'add'; readonly section: EmissionDataItemType; readonly id: string }
  | { readonly kind: 'remove'; readonly section: EmissionDataItemType; readonly id: string }
  | {
      readonly kind: 'restore';
      readonly section: EmissionDataItemType;
      readonly row: CalculatorRow;
      readonly at: number;
    }
  | {
      readonly kind: 'change';
      readonly section: EmissionDataItemType;
      readonly id: string;
      readonly values: RowValues;
    };

/** Rows that a change does not touch stay the same objects, so that nothing about them is computed or drawn again. */
export function changeScenario(scenario: Scenario, change: ScenarioChange): Scenario {
  const { section } = change;
  return { ...scenario, [section]: changeRows(scenario[section], change) };
}

function changeRows(rows: readonly CalculatorRow[], change: ScenarioChange): readonly CalculatorRow[] {
  switch (change.kind) {
    case 'add':
      return [...rows, emptyRow(change.section, change.id)];
    case 'remove':
      return rows.filter(({ id }) => id !== change.id);
    case 'restore':
      return rows.toSpliced(change.at, 0, change.row);
    case 'change':
      return rows.map((row) => (row.id === change.id ? { ...row, ...change.values } : row));
  }
}
