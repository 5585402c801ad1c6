import { expect, it } from 'vitest';
import { exampleFootprint } from '../testing/example-footprint.ts';
import { footprintsInFile } from './footprints-in-file.ts';
import { problemsOf } from './problems-of.ts';

it.each([
  ['a footprint', exampleFootprint, ['']],
  ['a list', [exampleFootprint, exampleFootprint], ['[0]', '[1]']],
  ['the answer to a list', { data: [exampleFootprint] }, ['data[0]']],
  ['the answer to one', { data: exampleFootprint }, ['data']],
  ['nothing', { data: [] }, []],
])('finds %s', (_what, content, paths) => {
  expect(footprintsInFile(content)?.map(({ path }) => path)).toEqual(paths);
});

it.each([null, 7, 'text', true])('finds none in %j', (content) => {
  expect(footprintsInFile(content)).toBeNull();
});

it('says by place what is wrong', () => {
  const { companyName: _name, ...rest } = exampleFootprint;
  const document = {
    ...rest,
    productIds: ['urn:gtin:4012345000016', 'none'],
    pcf: { ...rest.pcf, declaredUnitAmount: 'x'.repeat(200), fossilGhgEmissions: null },
  };
  expect(problemsOf({ path: 'data[3]', document })).toEqual([
    { path: 'data[3].companyName', code: 'REQUIRED', value: null },
    { path: 'data[3].productIds[1]', code: 'INVALID_VALUE', value: 'none' },
    { path: 'data[3].pcf.declaredUnitAmount', code: 'INVALID_VALUE', value: `${'x'.repeat(100)}…` },
    { path: 'data[3].pcf.fossilGhgEmissions', code: 'REQUIRED', value: null },
  ]);
  expect(problemsOf({ path: '', document: exampleFootprint })).toEqual([]);
  expect(problemsOf({ path: '', document: 7 })).toEqual([{ path: '', code: 'INVALID_VALUE', value: '7' }]);
});
