import { expect, it } from 'vitest';
import { stepState } from './emission-editor.tsx';

const part = (required: number, filled: number, found = required - filled) => ({
  required,
  filled,
  findings: Array.from({ length: found }),
});
const progress = { emissions: part(5, 3), data: part(1, 1), methods: part(1, 0) };

it('says how far a step is', () => {
  expect(stepState('emissions', progress)).toEqual({ state: 'begun', required: 5, filled: 3 });
  expect(stepState('data', progress)).toEqual({ state: 'complete', required: 1, filled: 1 });
  expect(stepState('methods', progress)).toEqual({ state: 'open', required: 1, filled: 0 });
});

it('adds the steps up for the overview', () => {
  expect(stepState('overview', progress)).toEqual({ state: 'begun', required: 7, filled: 4 });
});

it('is not complete while something stands against it, and optional where nothing is asked', () => {
  expect(stepState('methods', { ...progress, methods: part(1, 1, 1) }).state).toBe('begun');
  expect(stepState('methods', { ...progress, methods: part(0, 0) }).state).toBe('optional');
});
