import { describe, expect, it } from 'vitest';
import { type Comparisons, markedWarnings, needsConfirmation, plausibility } from './plausibility.ts';
import { withValues } from './testing/complete-data.ts';

const nothing: Comparisons = {
  inForce: null,
  expects: null,
  groupRange: null,
  materialSpan: { min: 0.002, max: 85 },
  today: '2026-11-15',
};
const doubts = (values: Parameters<typeof withValues>[0], comparisons: Partial<Comparisons> = {}) =>
  plausibility(withValues(values), { ...nothing, ...comparisons });

describe('plausibility', () => {
  it('compares with the range of the catalogue, by mass', () => {
    const groupRange = { min: 2.19, max: 3.4 };
    expect(doubts({ value: 2.63 }, { groupRange })).toEqual([]);
    expect(doubts({ value: 3.41 }, { groupRange })).toEqual([
      { warning: 'OUTSIDE_CATALOGUE_RANGE', value: 3.41, min: 2.19, max: 3.4 },
    ]);
    expect(doubts({ value: 1.3, unit: 'DIMENSIONLESS', productMassKg: 0.5 }, { groupRange })).toEqual([]);
    expect(doubts({ value: 2.63, unit: 'DIMENSIONLESS', unitAmount: 100, productMassKg: 0.5 }, { groupRange })).toEqual(
      [{ warning: 'OUTSIDE_CATALOGUE_RANGE', value: 2.63, min: 109.5, max: 170 }],
    );
    expect(doubts({ value: 99, unit: 'KWH' }, { groupRange })).toEqual([]);
  });

  it('compares with the span of all materials, by mass', () => {
    // A tray of 16.5 g: 4.34 kg a piece are 263 kg per kg.
    const tray = { value: 4.34, unit: 'DIMENSIONLESS', productMassKg: 0.0165 } as const;
    const [doubt] = doubts(tray);
    expect(doubt).toMatchObject({ warning: 'OUTSIDE_MATERIAL_SPAN', value: 4.34, min: 0.002, max: 85 });
    expect(doubt && 'perKilogram' in doubt && Math.round(doubt.perKilogram)).toBe(263);
    expect(needsConfirmation(doubts(tray))).toBe(true);
    expect(markedWarnings(doubts({ ...tray, referenceYear: 2022 }))).toEqual(['OUTSIDE_MATERIAL_SPAN']);
    expect(doubts({ ...tray, value: 0.0434 })).toEqual([]);
    expect(doubts({ ...tray, value: 43.4, unitAmount: 1000 })).toEqual([]);
    expect(doubts({ value: 86 })).toMatchObject([{ warning: 'OUTSIDE_MATERIAL_SPAN', perKilogram: 86 }]);
    expect(doubts({ value: 0.001 })).toMatchObject([{ warning: 'OUTSIDE_MATERIAL_SPAN' }]);
    expect(doubts({ value: 4340, unit: 'M2', productMassKg: null })).toEqual([]);
  });

  it('counts the span of all materials beside that of a group which holds a rarity', () => {
    const wide = { min: 0.2, max: 831 };
    expect(doubts({ value: 263 }, { groupRange: wide })).toMatchObject([{ warning: 'OUTSIDE_MATERIAL_SPAN' }]);
    expect(doubts({ value: 900 }, { groupRange: wide })).toMatchObject([{ warning: 'OUTSIDE_CATALOGUE_RANGE' }]);
  });

  it('compares with what is in force, by unit', () => {
    const inForce = { value: 200, unit: 'KG', unitAmount: 100 } as const;
    expect(doubts({ value: 3 }, { inForce })).toEqual([]);
    expect(doubts({ value: 3.02 }, { inForce })).toEqual([
      { warning: 'FAR_FROM_IN_FORCE', value: 3.02, inForce: 2, percent: 51 },
    ]);
    expect(doubts({ value: 0.5 }, { inForce })).toMatchObject([{ percent: -75 }]);
    expect(doubts({ value: 84 }, { inForce: { ...inForce, unit: 'M2' } })).toEqual([]);
  });

  it('compares with what is in force by the kilogram, where a unit differs', () => {
    // A tray of 20 g at 2 kg a kilogram was 0.04 kg a piece.
    const piece = { value: 0.04, unit: 'DIMENSIONLESS', unitAmount: 1, productMassKg: 0.02 } as const;
    expect(doubts({ value: 2.5, unit: 'KG' }, { inForce: piece })).toEqual([]);
    expect(doubts({ value: 5, unit: 'KG' }, { inForce: piece })).toEqual([
      { warning: 'FAR_FROM_IN_FORCE', value: 5, inForce: 2, percent: 150 },
    ]);
    expect(doubts({ value: 5, unit: 'KG' }, { inForce: { ...piece, productMassKg: null } })).toEqual([]);
  });

  it('adds the breakdown up, without memo items', () => {
    expect(doubts({ value: 2.63, breakdown: { fossil: 2.61, aircraft: 9, biogenicUptake: -3 } })).toEqual([]);
    expect(doubts({ value: 2.63, breakdown: { fossil: 2.6, landRemovals: -0.5 } })).toEqual([
      { warning: 'BREAKDOWN_DIFFERS', value: 2.63, sum: 2.1 },
    ]);
    expect(doubts({ value: 0, breakdown: { fossil: 0.1 } })).toMatchObject([{}, { warning: 'BREAKDOWN_DIFFERS' }]);
  });

  it('tells data that no longer hold, and what was expected otherwise', () => {
    expect(doubts({ referenceYear: 2022 })).toEqual([{ warning: 'PERIOD_LAPSED', until: '2025-12-31' }]);
    const expects = { unit: 'M2', lifecycleBoundary: 'CRADLE_TO_GRAVE', referenceYear: 2024, verified: true } as const;
    expect(doubts({}, { expects })).toEqual([
      { warning: 'DIFFERS_FROM_EXPECTED', fields: ['unit', 'lifecycleBoundary', 'referenceYear', 'verified'] },
    ]);
    expect(doubts({}, { expects: { unit: 'KG', verified: false } })).toEqual([]);
  });

  it('asks for a sentence where the value is unlikely, not where it is only other than expected', () => {
    expect(needsConfirmation(doubts({ value: 9 }, { groupRange: { min: 1, max: 2 } }))).toBe(true);
    expect(needsConfirmation(doubts({ referenceYear: 2022 }))).toBe(false);
    expect(
      plausibility({ emissionValues: { granularity: 'UNAVAILABLE' } }, { ...nothing, expects: { verified: true } }),
    ).toEqual([]);
  });
});
