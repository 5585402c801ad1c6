import { expect, it } from 'vitest';
import { fillTurns } from '../testing/fill-turns.ts';
import { inTurn } from './password-hash.ts';

it('two work, fifty wait, and whoever comes then is told to come back', async () => {
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done += 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => inTurn(work)));
  expect([most, done]).toEqual([2, 52]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(18);
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', status: 503, details: { retryAfter: 5 } });
  }
});

it('there is room again when one has ended, whether or not it failed', async () => {
  const free = fillTurns();
  await expect(inTurn(async () => 'never')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await free();
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'done')).toBe('done');
});
