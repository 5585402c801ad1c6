import { expect, it } from 'vitest';
import { lineParts } from './line-progress.tsx';

const none = { total: 0, requested: 0, pendingReview: 0, rejected: 0, declined: 0, canceled: 0, completed: 0 };

it('names only what there is, what is done first', () => {
  expect(lineParts({ ...none, total: 7, requested: 4, completed: 2, canceled: 1 })).toEqual([
    { name: 'completed', count: 2 },
    { name: 'requested', count: 4 },
    { name: 'canceled', count: 1 },
  ]);
});

it('has no parts where there are no lines', () => {
  expect(lineParts(none)).toEqual([]);
});
