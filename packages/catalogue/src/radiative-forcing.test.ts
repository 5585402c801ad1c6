import { expect, it } from 'vitest';
import { catalogueFactors } from './factors.ts';
import { includesRadiativeForcing } from './radiative-forcing.ts';

it('is not assumed where a name denies it', () => {
  const denying = catalogueFactors.filter(({ name }) => name.includes('without radiative forcing'));
  expect(denying.length).toBeGreaterThan(0);
  expect(denying.filter(includesRadiativeForcing)).toEqual([]);
});
