import { factorUnits } from '@pcf/contract/vocabulary/emission-data';
import fc from 'fast-check';
import { exampleFactor } from './example-factor.ts';

/** A decimal that a person could type: up to nine digits before the point and up to nine behind it. */
const anyTyped = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

const anyExtreme = fc.oneof(
  fc.double({ min: 1e-100, max: 1e100 }),
  fc.constantFrom(null, 0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

/** Whatever a field can hold, nonsense as well. */
const anyAmount = fc.oneof({ weight: 2, arbitrary: anyTyped }, { weight: 1, arbitrary: anyExtreme });

/** Of any unit, so that some do not belong where they stand. */
const anyFactor = fc.option(
  fc.tuple(anyTyped, fc.constantFrom(...factorUnits)).map(([impact, unit]) => exampleFactor(impact, unit)),
);

const anyId = fc.uuid();

export const anyMaterial = fc.record({
  id: anyId,
  factor: anyFactor,
  weightKg: anyAmount,
  transport: fc.option(fc.record({ factor: anyFactor, distanceKm: anyAmount })),
});

const anyEnergy = fc.record({ id: anyId, factor: anyFactor, amountKwh: anyAmount });

const anyTransport = fc.record({ id: anyId, factor: anyFactor, distanceKm: anyAmount, weightKg: anyAmount });

const rowsOf = <Item>(anyItem: fc.Arbitrary<Item>) => fc.array(anyItem, { maxLength: 5 });

export const anyItems = fc.record({
  rawmaterial: rowsOf(anyMaterial),
  packaging: rowsOf(anyMaterial),
  energy: rowsOf(anyEnergy),
  transportBetweenSites: rowsOf(anyTransport),
  transport: rowsOf(anyTransport),
});
