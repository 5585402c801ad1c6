import { expect, it } from 'vitest';
import { ownFieldOf } from './own-field.ts';

it.each([
  ['pcf.fossilGhgEmissions', 'emissionValues.breakdown.fossil'],
  ['pcf.landAreaOccupation', 'exchange.landAreaOccupation'],
  ['pcf.productOrSectorSpecificRules.2.ruleNames', 'exchange.productOrSectorSpecificRules.ruleNames'],
  ['productClassifications', 'exchange.classifications'],
])('%s is our %s', (path, own) => {
  expect(ownFieldOf(path)).toBe(own);
});

it('knows that some fields are theirs alone', () => {
  expect(ownFieldOf('pcf.pcfIncludingBiogenicUptake')).toBeNull();
  expect(ownFieldOf('extensions')).toBeNull();
});
