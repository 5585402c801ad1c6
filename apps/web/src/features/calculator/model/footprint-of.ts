import { type EmissionDataItemType, emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { type FootprintResult, summarise } from '@pcf/domain/footprint/summarise';
import { traceItem } from '@pcf/domain/footprint/trace-item';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import type { CalculatorRow, Scenario } from './scenario.ts';

export interface Footprint {
  readonly result: FootprintResult;
  readonly trace: readonly TraceRow[];
}

/** The public calculator declares 1 kg of finished product; that is what goes to the customer. */
const declaredUnitKg = 1;

const footprints = new WeakMap<Scenario, Footprint>();
const traces = new WeakMap<CalculatorRow, readonly TraceRow[]>();

/** What a scenario adds up to. Whatever did not change is not computed again. */
export function footprintOf(scenario: Scenario): Footprint {
  const known = footprints.get(scenario);
  if (known !== undefined) return known;
  const trace = emissionDataItemTypes.flatMap((section) => scenario[section].flatMap((row) => traceOf(section, row)));
  const footprint = { result: summarise(trace), trace };
  footprints.set(scenario, footprint);
  return footprint;
}

export function traceOf(section: EmissionDataItemType, row: CalculatorRow): readonly TraceRow[] {
  const known = traces.get(row);
  if (known !== undefined) return known;
  const trace = traceItem(section, itemOf(section, row));
  traces.set(row, trace);
  return trace;
}

function itemOf(section: EmissionDataItemType, row: CalculatorRow) {
  const { id, weightKg, amountKwh, distanceKm } = row;
  const { factor } = row.choice;
  const transport = row.transport === null ? null : { factor: row.transport.factor, distanceKm };
  return section === 'transport'
    ? { id, factor, distanceKm, weightKg: declaredUnitKg, amountKwh, transport }
    : { id, factor, distanceKm, weightKg, amountKwh, transport };
}
