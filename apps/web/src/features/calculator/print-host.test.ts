import { expect, it } from 'vitest';
import { exampleFactor } from './model/testing/example-scenario.ts';
import { usedSources } from './print-host.tsx';

const details = { description: '', geography: '', provider: '', version: '', licence: '', synonyms: [] };

it('names each publication once, with its factors', () => {
  const [abs, pp, own] = [
    exampleFactor('ABS', 3.1, 'kgCO₂e/kg'),
    exampleFactor('PP', 1.63, 'kgCO₂e/kg'),
    { ...exampleFactor('Mine', 1, 'kgCO₂e/kg'), origin: 'OWN', version: 'mine.csv' } as const,
  ];
  const published = { ...details, provider: 'ADEME Base Carbone', version: 'v19.1', licence: 'Licence Ouverte 2.0' };
  const known = new Map([
    [abs, published],
    [pp, published],
  ]);
  expect(usedSources([abs, pp, own], known)).toEqual([
    { publication: 'ADEME Base Carbone v19.1', licence: 'Licence Ouverte 2.0', factors: [abs, pp] },
    { publication: '', licence: '', factors: [own] },
  ]);
});
