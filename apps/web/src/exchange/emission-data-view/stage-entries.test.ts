import { expect, it } from 'vitest';
import { scopeTotals, stageEntries } from './stage-entries.ts';

const values = {
  stages: [
    { stage: 'MANUFACTURING', scope: 'SCOPE_1', value: 0.1 },
    { stage: 'MANUFACTURING', scope: 'SCOPE_2', value: 0.5 },
    { stage: 'OTHER', stageText: 'Drying', scope: 'SCOPE_1', value: 0.2, comment: 'Gas' },
    { stage: 'PACKAGING', value: null },
  ],
} as const;

it('keeps the stages that have a value', () => {
  const entries = stageEntries({ stages: values.stages.map((stage) => ({ ...stage })) });
  expect(entries.map(({ stage, stageText, value }) => [stage, stageText, value])).toEqual([
    ['MANUFACTURING', null, 0.1],
    ['MANUFACTURING', null, 0.5],
    ['OTHER', 'Drying', 0.2],
  ]);
  expect(scopeTotals(entries)).toEqual([
    { scope: 'SCOPE_1', value: 0.3 },
    { scope: 'SCOPE_2', value: 0.5 },
  ]);
});

it('has nothing to say of an answer without stages', () => {
  expect(stageEntries({})).toEqual([]);
  expect(scopeTotals([])).toEqual([]);
});
