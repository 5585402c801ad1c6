import { describe, expect, it } from 'vitest';
import { changedRows } from './changes.tsx';

const stages = (manufacturing: number) => ({
  data: {
    emissionValues: {
      granularity: 'LIFECYCLE' as const,
      value: manufacturing + 1,
      referenceYear: 2025,
      stages: [
        { stage: 'MANUFACTURING' as const, value: manufacturing },
        { stage: 'PACKAGING' as const, value: 1 },
      ],
    },
  },
  calculation: null,
});

it('tells each field that differs, and by how much where it is an amount', () => {
  const after = stages(3);
  after.data.emissionValues.referenceYear = 2026;
  const rows = changedRows(stages(1), after);
  expect(rows.map(({ key, before, after: now, change }) => [key, before, now, change])).toEqual([
    ['emissionValues.value', 2, 4, 1],
    ['emissionValues.referenceYear', 2025, 2026, null],
    ['emissionValues.stages.MANUFACTURING.value', 1, 3, 2],
    // Three years after the end of the year, which is what the data show.
    ['exchange.validUntil', '2028-12-31', '2029-12-31', null],
  ]);
});

it('tells a new stage by its value alone', () => {
  const before = stages(1);
  before.data.emissionValues.stages.pop();
  const rows = changedRows(before, stages(1));
  expect(rows.map(({ key, before: was, after }) => [key, was, after])).toEqual([
    ['emissionValues.stages.PACKAGING.value', null, 1],
  ]);
});

it('tells which part of a calculation has changed', () => {
  const calculation = { catalogueVersion: '1', material: 2, production: 1, distribution: 0, proxySharePercent: 0 };
  const rows = changedRows(
    { data: {}, calculation },
    { data: {}, calculation: { ...calculation, material: 1, distribution: 0.5 } },
  );
  expect(rows.map(({ key, change }) => [key, change])).toEqual([
    ['material', -0.5],
    ['distribution', null],
  ]);
});

it('tells no increase where the value stands for more units', () => {
  const of = (value: number, unitAmount: number) => ({
    data: { emissionValues: { value, unit: 'KG' as const, unitAmount } },
    calculation: null,
  });
  expect(changedRows(of(2, 1), of(200, 100)).map(({ key, change }) => [key, change])).toEqual([
    ['emissionValues.value', null],
    ['emissionValues.unitAmount', null],
  ]);
});

it('has nothing to tell of the same answer', () => {
  expect(changedRows(stages(1), stages(1))).toEqual([]);
});

describe('what a supplier leaves out', () => {
  const of = (
    emissionValues: NonNullable<Parameters<typeof changedRows>[0]['data']['emissionValues']>,
    validUntil?: string,
  ) => ({
    data: { emissionValues: { value: 2, unit: 'KG' as const, ...emissionValues }, exchange: { validUntil } },
    calculation: null,
  });
  const told = (...[before, after]: Parameters<typeof changedRows>) =>
    changedRows(before, after).map(({ key, before: was, after: is }) => [key, was, is]);

  it('is compared by what follows from it: data hold three years after the end of their period', () => {
    const year = { referenceYear: 2025 };
    expect(told(of(year, '2026-12-27'), of(year))).toEqual([['exchange.validUntil', '2026-12-27', '2028-12-31']]);
    expect(told(of(year, '2028-12-31'), of(year))).toEqual([]);
  });

  it('is no change where the other version says the same', () => {
    expect(told(of({}), of({ unitAmount: 1 }))).toEqual([]);
    const period = { referencePeriodStart: '2025-01', referencePeriodEnd: '2025-12' };
    expect(told(of({ referenceYear: 2025 }), of({ referenceYear: 2025, ...period }))).toEqual([]);
  });

  it('is told beside what the other version says', () => {
    const half = { referenceYear: 2025, referencePeriodStart: '2025-01', referencePeriodEnd: '2025-06' };
    expect(told(of({ referenceYear: 2025 }), of(half))).toEqual([
      ['emissionValues.referencePeriodEnd', '2025-12', '2025-06'],
      ['exchange.validUntil', '2028-12-31', '2028-06-30'],
    ]);
  });
});
