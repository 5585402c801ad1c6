import { expect, it } from 'vitest';
import { summedTotals } from './totals.ts';

it('adds the parts exactly, what is absent as nothing', () => {
  const { pcfExcludingBiogenicUptake, pcfIncludingBiogenicUptake } = summedTotals({
    fossilGhgEmissions: '1e-1',
    landUseChangeGhgEmissions: '0.2',
    landManagementBiogenicCO2Emissions: null,
    biogenicCO2Uptake: '-0.3',
  });
  expect([pcfExcludingBiogenicUptake.toFixed(), pcfIncludingBiogenicUptake.toFixed()]).toEqual(['0.3', '0']);
});
