import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data-item-type';
import { footprintItemsOf } from '@pcf/domain/emission-data/calculation';
import { traceItems } from '@pcf/domain/footprint/trace-item';
import type { TraceRow } from '@pcf/domain/footprint/trace-row';
import type { ItemRow } from './item-row.ts';

const counted = (amount: number | null | undefined) => (Number.isFinite(amount) ? amount : null);

/** What a row comes to: its own step, then how it is carried. What is no number yet counts as nothing. */
export function traceOfRow(section: EmissionDataItemType, row: ItemRow): readonly TraceRow[] {
  const clean = { ...row, weight: counted(row.weight), amount: counted(row.amount), distance: counted(row.distance) };
  return traceItems(footprintItemsOf({ [section]: [clean] } as ItemData));
}
