import { catalogueFactors } from '@pcf/catalogue/factors';
import { expect, it } from 'vitest';
import { workedExample } from './example-section.tsx';

it('finds all its factors in the catalogue, and adds up to the last digit', () => {
  const { trace, result } = workedExample(catalogueFactors);
  expect(trace.map(({ kgCo2e }) => kgCo2e)).toEqual(['2.48', '0.03362', '0.046', '0.968298394', '0.006144', '0.161']);
  expect(result).toEqual({
    material: '2.55962',
    production: '0.974442394',
    distribution: '0.161',
    total: '3.695062394',
  });
});
