import type { LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';
import { type LifecycleStage, lifecycleStages } from '@pcf/contract/vocabulary/emission-data';

/** What happens before anything arrives at the supplier's gate. */
const beforeGate: readonly LifecycleStage[] = [
  'MATERIAL_ACQUISITION',
  'RAW_MATERIAL_EXTRACTION',
  'MATERIAL_PRE_PROCESSING',
  'AGRICULTURE',
  'ANIMAL_HUSBANDRY',
  'FORESTRY',
  'FISHING_AQUACULTURE',
  'MINING_QUARRYING',
  'INBOUND_TRANSPORT',
  'LAND_USE_CHANGE',
];

/** What happens after the product has left it. */
const afterGate: readonly LifecycleStage[] = [
  'DISTRIBUTION',
  'OUTBOUND_TRANSPORT',
  'RETAIL',
  'CONSUMER_USE',
  'INSTALLATION',
  'MAINTENANCE',
  'REPAIR',
  'REUSE',
  'REMANUFACTURING',
  'RECYCLING',
  'LAND_FILLING',
  'COLLECTION_SORTING',
  'COMPOSTING',
  'INCINERATION_ENERGY_RECOVERY',
  'END_OF_LIFE_FINAL_DISPOSAL',
];

const outside: Readonly<Record<LifecycleBoundary, readonly LifecycleStage[]>> = {
  CRADLE_TO_GRAVE: [],
  CRADLE_TO_GATE: afterGate,
  GATE_TO_GATE: [...beforeGate, ...afterGate],
};

export const isWithin = (stage: LifecycleStage, boundary: LifecycleBoundary): boolean =>
  !outside[boundary].includes(stage);

export const stagesWithin = (boundary: LifecycleBoundary | null | undefined): readonly LifecycleStage[] =>
  boundary ? lifecycleStages.filter((stage) => isWithin(stage, boundary)) : lifecycleStages;
