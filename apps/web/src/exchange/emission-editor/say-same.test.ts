import { expect, it } from 'vitest';
import { emptyEmissionForm } from '../emission-form/emission-form-values.ts';
import { saySame } from './say-same.ts';

it('compares what is said, not how it is written', () => {
  const one = { ...emptyEmissionForm, data: { comment: 'x', emissionValues: { value: 1, unit: 'KG' as const } } };
  const other = { ...emptyEmissionForm, data: { emissionValues: { unit: 'KG' as const, value: 1 }, comment: 'x' } };
  expect(saySame(one, other)).toBe(true);
  expect(saySame(one, { ...other, data: { ...other.data, reductionPlan: { description: '' } } })).toBe(true);
  expect(saySame(one, { ...other, shareRows: true })).toBe(false);
  expect(saySame(one, { ...other, template: { id: 't', version: 1 } })).toBe(false);
});
