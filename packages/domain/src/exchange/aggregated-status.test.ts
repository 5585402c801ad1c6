import { expect, it } from 'vitest';
import { aggregatedStatus } from './aggregated-status.ts';

it.each([
  [{}, 'NOT_STARTED'],
  [{ CANCELED: 3 }, 'NOT_STARTED'],
  [{ CANCELED: 3, COMPLETED: 1 }, 'COMPLETED'],
  [{ COMPLETED: 2, REQUESTED: 1 }, 'REQUESTED'],
  [{ COMPLETED: 2, PENDING_REVIEW: 1 }, 'REQUESTED'],
  [{ REQUESTED: 5, REJECTED: 1 }, 'REJECTED'],
  [{ COMPLETED: 5, DECLINED: 1 }, 'REJECTED'],
  [{ REQUESTED: 0, REJECTED: 0, COMPLETED: 4 }, 'COMPLETED'],
] as const)('%j comes down to %s', (lines, status) => {
  expect(aggregatedStatus(lines)).toBe(status);
});
