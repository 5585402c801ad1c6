import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { type Asked, createFairGate, type GateSize, TurnRefusal } from './fair-gate.ts';

const one: GateSize = { seats: 1, shared: 1, least: 1, waiting: { all: 5, writes: 2 }, listensBetween: false };
const read: Asked = { kind: 'read', refusable: true };
const write: Asked = { kind: 'write', refusable: true };

/** A gate whose work ends when it is told to, on a clock that is set by hand. */
function openGate(size: Partial<GateSize> = {}) {
  let now = 0;
  const gate = createFairGate({ ...one, ...size }, () => now);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (party: string, name: string, asked: Asked = read) =>
    gate.run(party, asked, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string, milliseconds = 0) => {
    now += milliseconds;
    ends.get(name)?.();
    await nextTurn();
  };
  return { gate, begun, ask, end, pass: (milliseconds: number) => (now += milliseconds) };
}

it('begins at once where nobody waits', () => {
  const { ask, begun } = openGate();
  void ask('a', 'a1');
  expect(begun).toEqual(['a1']);
});

it('lets parties take turns, however many of one came first', async () => {
  const { ask, begun, end } = openGate();
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await end(name, 10);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('counts the time of each and not how often it came', async () => {
  const { ask, begun, end } = openGate();
  for (const name of ['a1', 'a2']) void ask('a', name);
  for (const name of ['b1', 'b2', 'b3', 'b4']) void ask('b', name);
  await end('a1', 30);
  for (const name of ['b1', 'b2', 'b3']) await end(name, 10);
  await end('a2', 30);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'b4']);
});

it('counts long work as what it is', async () => {
  const { ask, begun, end } = openGate({ waiting: { all: 9, writes: 9 } });
  for (const name of ['a1', 'a2']) void ask('a', name);
  for (const name of ['b1', 'b2', 'b3', 'b4']) void ask('b', name);
  await end('a1', 3_000);
  for (const name of ['b1', 'b2', 'b3']) await end(name, 1_000);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
});

it('counts more than once what can wait', async () => {
  const { ask, begun, end } = openGate({ waiting: { all: 9, writes: 9 } });
  const job: Asked = { kind: 'write', refusable: false, weight: 3 };
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name, job);
  for (const name of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) void ask('b', name);
  for (const name of ['a1', 'b1', 'b2', 'b3', 'a2', 'b4', 'b5', 'b6']) await end(name, 10);
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'b4', 'b5', 'b6', 'a3']);
});

it('gives nobody an advantage for the time in which they did not come', async () => {
  const { ask, begun, end } = openGate();
  void ask('b', 'b0');
  await end('b0', 1);
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  await end('a1', 100);
  for (const name of ['b1', 'b2']) void ask('b', name);
  await end('a2', 100);
  await end('b1', 150);
  expect(begun).toEqual(['b0', 'a1', 'a2', 'b1', 'a3']);
});

it('keeps seats for whoever comes next, and shares them among those who have come lately', async () => {
  const { ask, begun, end, pass } = openGate({ seats: 5, shared: 4, least: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void ask('a', name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  void ask('b', 'b1');
  await nextTurn();
  expect(begun).toContain('b1');
  await end('b1');
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  // Half of four, since the other one was here a moment ago.
  expect(begun.slice(5)).toEqual(['a5']);
  pass(2_000);
  await end('a4');
  expect(begun.slice(5)).toEqual(['a5', 'a6']);
});

it('refuses what is too much, writes before reads, and nothing of others', async () => {
  const { ask, begun, end } = openGate();
  void ask('a', 'a1');
  void ask('a', 'w1', write);
  void ask('a', 'w2', write);
  await expect(ask('a', 'w3', write)).rejects.toMatchObject({ reason: 'CROWDED' });
  for (const name of ['r1', 'r2', 'r3']) void ask('a', name);
  await expect(ask('a', 'r4')).rejects.toBeInstanceOf(TurnRefusal);
  void ask('b', 'b1', write);
  // What has begun is not refused.
  void ask('a', 'w4', { ...write, refusable: false });
  for (const name of ['a1', 'b1', 'w1']) await end(name, 10);
  void ask('a', 'w5', write);
  for (const name of ['w2', 'r1', 'r2', 'r3', 'w4', 'w5']) await end(name, 10);
  expect(begun).toEqual(['a1', 'b1', 'w1', 'w2', 'r1', 'r2', 'r3', 'w4', 'w5']);
});

it('does not begin what nobody waits for any more', async () => {
  const { ask, begun, end } = openGate();
  void ask('a', 'a1');
  const connection = new EventEmitter();
  const gone = ask('a', 'a2', { ...read, until: connection });
  const stays = new EventEmitter();
  void ask('a', 'a3', { ...read, until: stays });
  connection.emit('close');
  await expect(gone).rejects.toMatchObject({ reason: 'GONE' });
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
  expect(stays.listenerCount('close')).toBe(0);
});

it('gives up what has waited too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { ask, begun } = openGate();
    void ask('a', 'a1');
    const late = expect(ask('b', 'b1')).rejects.toMatchObject({ reason: 'WAITED_TOO_LONG' });
    vi.advanceTimersByTime(60_000);
    await late;
    expect(begun).toEqual(['a1']);
  } finally {
    vi.useRealTimers();
  }
});

it('frees the seat of work that fails', async () => {
  const { gate, ask, begun } = openGate();
  const failing = gate.run('a', read, async () => {
    await nextTurn();
    throw new Error('failed');
  });
  void ask('b', 'b1');
  await expect(failing).rejects.toThrow('failed');
  await nextTurn();
  expect(begun).toEqual(['b1']);
});

it('hears who has come before it chooses the next, where work keeps the thread busy', async () => {
  const { ask, begun, end, gate } = openGate({ listensBetween: true });
  for (const name of ['a1', 'a2']) void ask('a', name);
  setImmediate(() => void gate.run('b', read, async () => void begun.push('b1')));
  await end('a1', 10);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
