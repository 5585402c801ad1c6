import { expect, it } from 'vitest';
import { emptyRow } from '../model/scenario.ts';
import { exampleScenario } from '../model/testing/example-scenario.ts';
import { sectionSum } from './scenario-forms.tsx';

const { rawmaterial, packaging } = exampleScenario;

it('is not said beside the only figure', () => {
  expect(sectionSum('packaging', [])).toBe(null);
  expect(sectionSum('packaging', packaging)).toBe(null);
  expect(sectionSum('packaging', [...packaging, emptyRow('packaging', 'unfinished')])).toBe(null);
});

it('adds up two rows, or a row and its transport', () => {
  const twice = packaging.map((row) => ({ ...row, id: 'other' }));
  expect(sectionSum('packaging', [...packaging, ...twice])).toBe('0.092');
  expect(sectionSum('rawmaterial', rawmaterial)).toBe('2.51362');
});
