import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { dataQualityCriteria } from '@pcf/contract/vocabulary/data-quality';
import { emissionValueGranularities, primaryDataShareTypes } from '@pcf/contract/vocabulary/emission-data';
import { confidenceLevels, geographicGranularities, verificationLevels } from '@pcf/contract/vocabulary/methods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DataQualityPart, dataQualityOf, maxPointsOf } from './data-quality.ts';
import { dataQualityLevelOf } from './data-quality-level.ts';
import { shortestAnswer, withValues } from './testing/complete-data.ts';

const day = '2026-11-15';

const best: EmissionData = {
  emissionValues: {
    granularity: 'DETAILED_LIFECYCLE',
    referencePeriodEnd: '2026-06',
    confidence: 'VERY',
  },
  dataSources: { primaryDataShareType: 'PRIMARY', geographicGranularity: 'COUNTRY' },
  verificationData: { verified: true, level: 'REASONABLE' },
};

const part = (data: EmissionData, criterion: DataQualityPart['criterion']) => {
  const found = dataQualityOf({ ...data, emissionValues: { granularity: 'PRODUCT', ...data.emissionValues } }, day);
  const judged = found?.parts.find((each) => each.criterion === criterion);
  return [judged?.said, judged?.points];
};

describe('the score', () => {
  it('is the sum of six parts that come to a hundred at best', () => {
    expect(Object.values(maxPointsOf).reduce((sum, most) => sum + most, 0)).toBe(100);
    const quality = dataQualityOf(best, day);
    expect(quality).toMatchObject({ score: 100, level: 'HIGH' });
    expect(quality?.parts.map(({ criterion }) => criterion)).toEqual(dataQualityCriteria);
  });

  it('of the shortest honest answer is what its age and its granularity bring', () => {
    expect(dataQualityOf(shortestAnswer, day)).toEqual({
      score: 23,
      level: 'LOW',
      parts: [
        { criterion: 'PRIMARY_DATA', said: 0, points: 0, most: 30 },
        { criterion: 'VERIFICATION', said: 'NOT_VERIFIED', points: 0, most: 20 },
        { criterion: 'AGE', said: 0, points: 15, most: 15 },
        { criterion: 'GRANULARITY', said: 'PRODUCT', points: 8, most: 15 },
        { criterion: 'CONFIDENCE', said: null, points: 0, most: 10 },
        { criterion: 'GEOGRAPHY', said: null, points: 0, most: 10 },
      ],
    });
  });

  it('is none where there are no data', () => {
    expect(dataQualityOf({}, day)).toBeNull();
    expect(dataQualityOf({ emissionValues: {} }, day)).toBeNull();
    expect(dataQualityOf(withValues({ granularity: 'UNAVAILABLE' }), day)).toBeNull();
  });

  it.each([
    [0, 'LOW'],
    [39, 'LOW'],
    [40, 'MEDIUM'],
    [69, 'MEDIUM'],
    [70, 'HIGH'],
    [100, 'HIGH'],
  ] as const)('%s is %s', (score, level) => expect(dataQualityLevelOf(score)).toBe(level));
});

describe('the share of primary data', () => {
  it.each([
    [{ primaryDataShareType: 'PRIMARY' }, [100, 30]],
    [{ primaryDataShareType: 'PRIMARY', shareOfPrimaryDataInEmissionFactor: 20 }, [100, 30]],
    [{ primaryDataShareType: 'SECONDARY' }, [0, 0]],
    [{ primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 65 }, [65, 20]],
    [{ primaryDataShareType: 'BOTH' }, [null, 0]],
    [{ primaryDataShareType: 'NONE' }, [null, 0]],
    [{ shareOfPrimaryDataInEmissionFactor: 50 }, [50, 15]],
    [{}, [null, 0]],
  ] as const)('of %o is %o', (dataSources, expected) => {
    expect(part({ dataSources }, 'PRIMARY_DATA')).toEqual(expected);
  });
});

describe('the verification', () => {
  it.each([
    [{ verified: true, level: 'REASONABLE' }, ['REASONABLE', 20]],
    [{ verified: true, level: 'LIMITED' }, ['LIMITED', 15]],
    [{ verified: true }, ['VERIFIED', 12]],
    [{ verified: false, level: 'REASONABLE' }, ['NOT_VERIFIED', 0]],
    [undefined, ['NOT_VERIFIED', 0]],
  ] as const)('of %o is %o', (verificationData, expected) => {
    expect(part({ verificationData }, 'VERIFICATION')).toEqual(expected);
  });
});

describe('the age, submitted in November 2026', () => {
  it.each([
    [{ referencePeriodEnd: '2026-10' }, [0, 15]],
    [{ referencePeriodEnd: '2025-11' }, [0, 15]],
    [{ referencePeriodEnd: '2025-10' }, [1, 10]],
    [{ referencePeriodEnd: '2024-11' }, [1, 10]],
    [{ referencePeriodEnd: '2024-10' }, [2, 5]],
    [{ referencePeriodEnd: '2023-10' }, [3, 0]],
    [{ referencePeriodEnd: '1990-01' }, [36, 0]],
    // It ends in the month of the submission, or still runs.
    [{ referencePeriodEnd: '2026-11' }, [0, 15]],
    [{ referenceYear: 2026 }, [0, 15]],
    [{ referencePeriodEnd: '2027-10' }, [0, 15]],
    // It cannot have begun.
    [{ referencePeriodEnd: '2027-11' }, [null, 0]],
    [{ referencePeriodEnd: '2150-01' }, [null, 0]],
    [{ referenceYear: 2024 }, [1, 10]],
    [{ referenceYear: 2020, referencePeriodEnd: '2025-12' }, [0, 15]],
    [{}, [null, 0]],
  ] as const)('of %o is %o', (emissionValues, expected) => {
    expect(part({ emissionValues }, 'AGE')).toEqual(expected);
  });

  it('is a year more on the day after the year is over', () => {
    const of = (submittedOn: string) =>
      dataQualityOf(withValues({ referencePeriodEnd: '2025-06' }), submittedOn)?.parts.find(
        ({ criterion }) => criterion === 'AGE',
      )?.said;
    expect([of('2026-06-30'), of('2026-07-01')]).toEqual([0, 1]);
  });
});

const oneOf = <Code extends string>(codes: readonly Code[]) => fc.option(fc.constantFrom(...codes));
const month = fc
  .tuple(fc.integer({ min: 1990, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`);
const anyData: fc.Arbitrary<EmissionData> = fc.record({
  emissionValues: fc.option(
    fc.record({
      granularity: oneOf(emissionValueGranularities),
      referenceYear: fc.option(fc.integer({ min: 1990, max: 2199 })),
      referencePeriodEnd: fc.option(month),
      confidence: oneOf(confidenceLevels),
    }),
  ),
  dataSources: fc.option(
    fc.record({
      primaryDataShareType: oneOf(primaryDataShareTypes),
      shareOfPrimaryDataInEmissionFactor: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
      geographicGranularity: oneOf(geographicGranularities),
    }),
  ),
  verificationData: fc.option(fc.record({ verified: fc.option(fc.boolean()), level: oneOf(verificationLevels) })),
});
const anyDay = month.map((of) => `${of}-15`);

describe('whatever is said', () => {
  it('every part is a whole number from none to its most, and the score is their sum', () => {
    fc.assert(
      fc.property(anyData, anyDay, (data, submittedOn) => {
        const quality = dataQualityOf(data, submittedOn);
        const granularity = data.emissionValues?.granularity ?? 'UNAVAILABLE';
        expect(quality === null).toBe(granularity === 'UNAVAILABLE');
        for (const { points, most } of quality?.parts ?? []) {
          expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true);
        }
        expect(quality?.score).toBe(quality?.parts.reduce((sum, { points }) => sum + points, 0));
      }),
    );
  });

  it('a score never rises with time', () => {
    fc.assert(
      fc.property(anyData, anyDay, anyDay, (data, one, other) => {
        const { referencePeriodEnd, referenceYear } = data.emissionValues ?? {};
        const end = referencePeriodEnd ?? `${referenceYear ?? 1990}-12`;
        const [earlier = '', later = ''] = [one, other].map((each) => (each < end ? `${end}-15` : each)).sort();
        const [before, after] = [dataQualityOf(data, earlier), dataQualityOf(data, later)];
        expect(after?.score ?? 0).toBeLessThanOrEqual(before?.score ?? 0);
      }),
    );
  });

  it('more primary data never lower it', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(anyData, share, share, (data, one, other) => {
        const [less = 0, more = 0] = [one, other].sort((a, b) => a - b);
        const score = (shareOfPrimaryDataInEmissionFactor: number) =>
          dataQualityOf(
            { ...data, dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor } },
            day,
          )?.score ?? 0;
        expect(score(more)).toBeGreaterThanOrEqual(score(less));
      }),
    );
  });
});
