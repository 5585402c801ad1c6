import type { EmissionData } from '@pcf/contract/resources/emission-data';
import {
  type ConfirmedWarning,
  confirmedWarnings,
  type PlausibilityWarning,
} from '@pcf/contract/vocabulary/data-quality';
import type { EmissionUnit, LifecycleBoundary } from '@pcf/contract/vocabulary/emission-data';
import Big from 'big.js';
import { zero } from '../footprint/decimal.ts';
import { validUntil } from './validity.ts';

const farPercent = 50;
const apartPercent = 1;

export interface ValuePerUnit {
  readonly value: number;
  readonly unit: EmissionUnit;
  readonly unitAmount: number;
  /** Of one unit, where it is known. */
  readonly productMassKg?: number | null | undefined;
}

export interface Expected {
  readonly unit?: EmissionUnit | null | undefined;
  readonly lifecycleBoundary?: LifecycleBoundary | null | undefined;
  readonly referenceYear?: number | null | undefined;
  readonly verified?: boolean | null | undefined;
}

export type Doubt =
  | { readonly warning: 'OUTSIDE_CATALOGUE_RANGE'; readonly value: number; readonly min: number; readonly max: number }
  | {
      readonly warning: 'OUTSIDE_MATERIAL_SPAN';
      readonly value: number;
      readonly perKilogram: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly warning: 'FAR_FROM_IN_FORCE';
      readonly value: number;
      readonly inForce: number;
      readonly percent: number;
    }
  | { readonly warning: 'BREAKDOWN_DIFFERS'; readonly value: number; readonly sum: number }
  | { readonly warning: 'PERIOD_LAPSED'; readonly until: string }
  | { readonly warning: 'DIFFERS_FROM_EXPECTED'; readonly fields: readonly (keyof Expected)[] };

interface Span {
  readonly min: number;
  readonly max: number;
}

export interface Comparisons {
  readonly inForce: ValuePerUnit | null;
  readonly expects: Expected | null;
  /** Of the group of the catalogue that the supplier picked, in kgCO₂e per kg. */
  readonly groupRange: Span | null;
  /** Between what almost every material lies, in kgCO₂e per kg. */
  readonly materialSpan: Span;
  /** A calendar day: 2026-08-31. */
  readonly today: string;
}

/** What is unlikely about relevant data, as `relevantData` gives them. */
export function plausibility(
  data: EmissionData,
  { inForce, expects, groupRange, materialSpan, today }: Comparisons,
): readonly Doubt[] {
  const values = data.emissionValues ?? {};
  if (values.granularity === 'UNAVAILABLE') return [];
  const { value, unit, unitAmount, productMassKg } = values;
  const told = value == null || unit == null ? null : { value, unit, unitAmount: unitAmount ?? 1, productMassKg };
  return [
    ...(told ? againstMaterials(told, massOf(told), groupRange, materialSpan) : []),
    ...(told && inForce ? againstInForce(told, inForce) : []),
    ...(told ? againstBreakdown(told.value, values.breakdown) : []),
    ...lapsed(data, today),
    ...(expects ? againstExpected(data, expects) : []),
  ];
}

/** Whether the supplier is to confirm with a sentence. */
export const needsConfirmation = (doubts: readonly { readonly warning: PlausibilityWarning }[]): boolean =>
  markedWarnings(doubts).length > 0;

/** Those that the supplier confirms and the reviewer sees. */
export function markedWarnings(doubts: readonly { readonly warning: PlausibilityWarning }[]): ConfirmedWarning[] {
  return confirmedWarnings.filter((warning) => doubts.some((doubt) => doubt.warning === warning));
}

const perUnit = ({ value, unitAmount }: ValuePerUnit) => Big(value).div(unitAmount);

/** Kilograms of one unit; null where nobody told. */
const massOf = ({ unit, productMassKg }: Pick<ValuePerUnit, 'unit' | 'productMassKg'>) =>
  unit === 'KG' ? 1 : (productMassKg ?? null);

/** A group that holds a rarity spans more than any material does, so that the span of all counts beside it. */
function againstMaterials(told: ValuePerUnit, massKg: number | null, range: Span | null, { min, max }: Span): Doubt[] {
  if (massKg === null) return [];
  // Nowhere near an end there is nothing to be exact about, and a line in a list has little else that takes as long.
  if (!range && isWellWithin(told.value, massKg * told.unitAmount * min, massKg * told.unitAmount * max)) return [];
  const scale = Big(massKg).times(told.unitAmount);
  const isWithin = (span: Span) => scale.times(span.min).lte(told.value) && scale.times(span.max).gte(told.value);
  const { value } = told;
  if (range && !isWithin(range)) {
    const [least, most] = [Number(scale.times(range.min)), Number(scale.times(range.max))];
    return [{ warning: 'OUTSIDE_CATALOGUE_RANGE', value, min: least, max: most }];
  }
  if (isWithin({ min, max })) return [];
  return [{ warning: 'OUTSIDE_MATERIAL_SPAN', value, perKilogram: Number(Big(value).div(scale)), min, max }];
}

/** Further from either end than rounding can be wrong by. */
function isWellWithin(value: number, least: number, most: number): boolean {
  const margin = (Math.abs(least) + Math.abs(most)) * 1e-9;
  return value > least + margin && value < most - margin;
}

/** Values of another unit are compared by the kilogram, where both say what a unit weighs. */
function againstInForce(told: ValuePerUnit, inForce: ValuePerUnit): Doubt[] {
  if (isSame(told, inForce)) return [];
  const [mass, massBefore] = told.unit === inForce.unit ? [1, 1] : [massOf(told), massOf(inForce)];
  if (!mass || !massBefore || inForce.value === 0) return [];
  const before = perUnit(inForce).times(mass).div(massBefore);
  const percent = Number(perUnit(told).minus(before).div(before.abs()).times(100).round(1));
  if (Math.abs(percent) <= farPercent) return [];
  return [{ warning: 'FAR_FROM_IN_FORCE', value: told.value, inForce: Number(before.times(told.unitAmount)), percent }];
}

const isSame = (one: ValuePerUnit, other: ValuePerUnit) =>
  one.value === other.value && one.unit === other.unit && one.unitAmount === other.unitAmount;

const added = [
  'fossil',
  'landUseChange',
  'landManagementCo2',
  'biogenicNonCo2',
  'landRemovals',
  'technologicalRemovals',
  'ccs',
] as const;

/** Memo items are not added. */
function againstBreakdown(value: number, breakdown: NonNullable<EmissionData['emissionValues']>['breakdown']): Doubt[] {
  const parts = added.flatMap((part) => breakdown?.[part] ?? []);
  if (parts.length === 0) return [];
  const sum = parts.reduce((total, part) => total.plus(part), zero);
  const apart = sum.minus(value).abs();
  if (apart.times(100).lte(Big(value).abs().times(apartPercent))) return [];
  return [{ warning: 'BREAKDOWN_DIFFERS', value, sum: Number(sum) }];
}

function lapsed(data: EmissionData, today: string): Doubt[] {
  const until = validUntil(data);
  return until !== null && until < today ? [{ warning: 'PERIOD_LAPSED', until }] : [];
}

function againstExpected({ emissionValues, verificationData }: EmissionData, expects: Expected): Doubt[] {
  const fields: (keyof Expected)[] = [];
  if (expects.unit && emissionValues?.unit && expects.unit !== emissionValues.unit) fields.push('unit');
  if (
    expects.lifecycleBoundary &&
    emissionValues?.lifecycleBoundary &&
    expects.lifecycleBoundary !== emissionValues.lifecycleBoundary
  ) {
    fields.push('lifecycleBoundary');
  }
  if (
    expects.referenceYear &&
    emissionValues?.referenceYear &&
    expects.referenceYear !== emissionValues.referenceYear
  ) {
    fields.push('referenceYear');
  }
  if (expects.verified && verificationData?.verified !== true) fields.push('verified');
  return fields.length > 0 ? [{ warning: 'DIFFERS_FROM_EXPECTED', fields }] : [];
}
