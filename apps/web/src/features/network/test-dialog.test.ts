import { expect, it } from 'vitest';
import { testStepsOf } from './test-dialog.tsx';

const outcomes = (...test: Parameters<typeof testStepsOf>) => testStepsOf(...test).map(({ outcome }) => outcome);

it('all wait while the test runs', () => {
  expect(outcomes(undefined)).toEqual(['waiting', 'waiting', 'waiting']);
});

it.each([
  [null, null, ['passed', 'passed', 'passed']],
  ['DISCOVERY', 'TIMED_OUT', ['failed', 'untried', 'untried']],
  ['TOKEN', 'CREDENTIALS_REFUSED', ['passed', 'failed', 'untried']],
  ['FOOTPRINTS', 'ACCESS_REFUSED', ['passed', 'passed', 'failed']],
  ['TOKEN', 'SECRET_UNREADABLE', ['untried', 'failed', 'untried']],
] as const)('failed at %s with %s', (failedStep, error, expected) => {
  expect(outcomes({ failedStep, error })).toEqual(expected);
});
