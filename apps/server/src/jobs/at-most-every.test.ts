import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './job-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works at once, and once more for all calls of the pause', () => {
  const work = vi.fn();
  const { call } = atMostEvery(50, work);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  call();
  call();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledTimes(2);
  call();
  expect(work).toHaveBeenCalledTimes(3);
});

it('leaves out what was called for before a stop', () => {
  const work = vi.fn();
  const { call, stop } = atMostEvery(50, work);
  call();
  call();
  stop();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
