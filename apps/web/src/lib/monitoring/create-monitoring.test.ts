import { expect, it } from 'vitest';
import type { StartRecording } from './monitoring.ts';
import { createMonitoring } from './monitoring.ts';

const calculator = '/supplier/calculator';

function watched(load?: () => Promise<StartRecording | null>) {
  const steps: string[] = [];
  let isPrivate = () => true;
  const start: StartRecording = (asked) => {
    isPrivate = asked;
    steps.push('start');
    return { pause: () => steps.push('pause'), resume: () => steps.push('resume') };
  };
  const monitoring = createMonitoring(
    load ??
      (() => {
        steps.push('load');
        return Promise.resolve(start);
      }),
  );
  return { monitoring, steps, start, isPrivate: () => isPrivate() };
}

it('starts with the first page, once', async () => {
  const { monitoring, steps, isPrivate } = watched();
  await monitoring.arrive('/login');
  expect(steps).toEqual(['load', 'start']);
  expect(isPrivate()).toBe(false);
});

it('neither loads nor starts anything when the page opens on a private one, but afterwards', async () => {
  const { monitoring, steps } = watched();
  await monitoring.arrive(calculator);
  monitoring.approach(calculator);
  expect(steps).toEqual([]);
  await monitoring.arrive('/calculation-methodology');
  expect(steps).toEqual(['load', 'start']);
});

it('is silent from before a private page is shown until nothing of it is left', async () => {
  const { monitoring, steps, isPrivate } = watched();
  await monitoring.arrive('/');
  monitoring.approach(calculator);
  expect(steps.at(-1)).toBe('pause');
  expect(isPrivate()).toBe(true);
  await monitoring.arrive(calculator);
  monitoring.approach('/');
  expect(isPrivate()).toBe(true);
  await monitoring.arrive('/');
  expect(steps.at(-1)).toBe('resume');
  expect(isPrivate()).toBe(false);
});

it('does not start on a private page that was reached while it was loading', async () => {
  const { promise, resolve } = Promise.withResolvers<StartRecording | null>();
  const { monitoring, steps, start } = watched(() => promise);
  const arriving = monitoring.arrive('/');
  monitoring.approach(calculator);
  resolve(start);
  await arriving;
  expect(steps).toEqual([]);
  await monitoring.arrive('/');
  expect(steps).toEqual(['start']);
});
