import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { sumOf } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { traceOf } from '../model/footprint-of.ts';
import type { CalculatorRow } from '../model/scenario.ts';

/** What a section adds up to; null as long as fewer than two figures stand in it, since one is its own sum. */
export function sectionSum(section: EmissionDataItemType, rows: readonly CalculatorRow[]): DecimalText | null {
  const figures = rows.flatMap((row) => traceOf(section, row)).filter(({ kgCo2e }) => kgCo2e !== '0');
  return figures.length < 2 ? null : sumOf(figures);
}
