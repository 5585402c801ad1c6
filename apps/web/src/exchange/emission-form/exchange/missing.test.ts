import { expect, it } from 'vitest';
import { fieldOfFinding } from './missing.tsx';

it.each([
  ['exchange.fossilCarbonContent', 'data.exchange.fossilCarbonContent'],
  ['exchange.classifications.1', 'data.exchange.classifications'],
  ['exchange.productOrSectorSpecificRules.0.operator', 'data.exchange.productOrSectorSpecificRules.0.operator'],
  ['emissionValues.breakdown', 'data.emissionValues.breakdown.fossil'],
  ['itemData.energy.0.emissionfactor', 'itemData.energy.0.emissionfactor'],
])('%s is at %s', (path, id) => {
  expect(fieldOfFinding(path)).toBe(id);
});
