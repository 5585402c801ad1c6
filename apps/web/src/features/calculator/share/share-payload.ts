import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { EmissionDataItemType } from '@pcf/contract/vocabulary/emission-data';

/** Before the version, so that a fragment of another kind is told apart. */
export const shareMark = 'share';

/** A link is read by whatever page is there when it is opened: a change to what follows needs a new version. */
export const shareVersion = '1';

/** The order in which the sections of a scenario are written. */
export const sharedSections = [
  'rawmaterial',
  'packaging',
  'energy',
  'transportBetweenSites',
  'transport',
] as const satisfies readonly EmissionDataItemType[];

/** A number that is none yet; JSON has no word for it. */
export const notANumber = 'NaN';

export type SharedFactor = readonly [
  topCategory: string,
  category: string,
  subcategory: string,
  name: string,
  kind: EmissionFactor['kind'],
  impact: number,
  unit: EmissionFactor['unit'],
  origin: EmissionFactor['origin'],
  version: string,
];

/** The place of the chosen factor, or the steps that were taken towards one. */
export type SharedChoice = number | readonly string[];

export type SharedAmount = number | typeof notANumber | null;

export type SharedRow = readonly [
  choice: SharedChoice,
  weightKg: SharedAmount,
  amountKwh: SharedAmount,
  distanceKm: SharedAmount,
  transport: SharedChoice | null,
];

type SharedScenario = readonly (readonly SharedRow[])[];

export type SharePayload = readonly [factors: readonly SharedFactor[], scenarios: readonly SharedScenario[]];
