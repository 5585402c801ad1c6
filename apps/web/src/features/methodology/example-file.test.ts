import { readFactorFile } from '@pcf/catalogue/file/read-factor-file';
import { expect, it } from 'vitest';
import { exampleFile } from './example-file.ts';

it('can be loaded as it is, with a figure for each kind of section', () => {
  const { factors, problems } = readFactorFile(exampleFile);
  expect(problems).toEqual([]);
  expect(new Set(factors.map(({ factor }) => factor.unit))).toEqual(
    new Set(['kgCO₂e/kg', 'kgCO₂e/kWh', 'kgCO₂e/kg*km']),
  );
  expect(factors.filter(({ factor }) => factor.kind === 'proxy')).toHaveLength(1);
});
