import { describe, expect, it } from 'vitest';
import { keepAnswer } from './identity-provider.ts';

const long = 600_000;

/** Asks a source that answers with the number of the question, or fails with it while it is told to. */
function counted(failureMilliseconds: number) {
  let questions = 0;
  const source = { fails: false };
  const ask = keepAnswer(async () => {
    questions += 1;
    if (source.fails) throw new Error(`failure ${questions}`);
    return questions;
  }, failureMilliseconds);
  return { ask, source };
}

describe('keepAnswer', () => {
  it('asks once for many callers, at once and later', async () => {
    const { ask } = counted(0);
    expect(await Promise.all([ask(0), ask(0), ask(long)])).toEqual([1, 1, 1]);
    expect(await ask(long)).toBe(1);
  });

  it('asks again for whoever wants a younger answer, to the good of everybody', async () => {
    const { ask } = counted(0);
    expect([await ask(0), await ask(0), await ask(long)]).toEqual([1, 2, 2]);
  });

  it('keeps a failure for its own time', async () => {
    const { ask, source } = counted(long);
    source.fails = true;
    await expect(ask(0)).rejects.toThrow('failure 1');
    source.fails = false;
    await expect(ask(0)).rejects.toThrow('failure 1');
  });

  it('forgets a failure after that', async () => {
    const { ask, source } = counted(0);
    source.fails = true;
    await expect(ask(long)).rejects.toThrow('failure 1');
    source.fails = false;
    expect([await ask(long), await ask(long)]).toEqual([2, 2]);
  });
});
