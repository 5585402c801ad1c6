import { expect, it } from 'vitest';
import { nextDelivery } from './delivery-schedule.ts';

const since = new Date('2026-03-01T12:00:00Z');
const minutesAfter = (attempts: number, chance = 0.5, now = since) => {
  const next = nextDelivery({ attempts, since, now, chance });
  return next && (next.getTime() - now.getTime()) / 60_000;
};

it('waits a minute, then twice as long each time, and six hours at most', () => {
  expect([1, 2, 3, 4, 9, 10, 40].map((attempts) => minutesAfter(attempts))).toEqual([1, 2, 4, 8, 256, 360, 360]);
});

it('waits a fifth less or more, by chance', () => {
  expect([minutesAfter(1, 0), minutesAfter(1, 1)]).toEqual([0.8, 1.2]);
});

it('gives up after three days', () => {
  expect(minutesAfter(20, 0.5, new Date('2026-03-04T11:59:59Z'))).toBe(360);
  expect(minutesAfter(20, 0.5, new Date('2026-03-04T12:00:00Z'))).toBeNull();
});
