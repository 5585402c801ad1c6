import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Caller, Tx } from '../../database/database.ts';
import { createKeyUse } from './key-use.ts';

const writes: string[][] = [];
vi.mock('./key-use.queries.ts', () => ({
  writeUse: async (_tx: Tx, used: { id: string; at: string }[]) =>
    void writes.push(used.map(({ id, at }) => `${id} ${at.slice(11, 19)}`)),
}));

const key = (userId: string): Caller => ({
  userId,
  organisationId: 'o',
  accessLevel: 'EDITOR',
  scopes: ['READ'],
  installationAdmin: false,
});
let away = false;
const database = {
  asWorker: async <Result>(work: (tx: Tx) => Promise<Result>) => {
    if (away) throw new Error('The database is away.');
    return work({} as Tx);
  },
};
const warn = vi.fn();
const open = () => createKeyUse(database, { warn });

beforeEach(() => {
  away = false;
  writes.length = 0;
  warn.mockReset();
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1, 12, 0, 10) });
});
afterEach(() => vi.useRealTimers());

it('is written a little later, to the minute, once for each key and minute', async () => {
  const use = open();
  use.note(key('a'));
  use.note(key('a'));
  use.note(key('b'));
  expect(writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(writes).toEqual([['a 12:00:00', 'b 12:00:00']]);
  for (let second = 0; second < 30; second += 5) {
    use.note(key('a'));
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(writes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  use.note(key('a'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(writes.slice(1)).toEqual([['a 12:01:00']]);
  await use.close();
});

it('is written at the end, and then no more', async () => {
  const use = open();
  use.note(key('a'));
  await use.close();
  expect(writes).toEqual([['a 12:00:00']]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is nothing of a person', async () => {
  const use = open();
  use.note({ ...key('a'), scopes: null });
  await use.close();
  expect(writes).toEqual([]);
});

it('that cannot be written is told, and noted again at the next use', async () => {
  const use = open();
  away = true;
  use.note(key('a'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warn).toHaveBeenCalledOnce();
  away = false;
  use.note(key('a'));
  await use.close();
  expect(writes).toEqual([['a 12:00:00']]);
});
