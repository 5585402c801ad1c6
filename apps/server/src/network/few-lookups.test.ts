import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFewLookups } from './call-partner.ts';

const saysNothing = () => Promise.resolve(undefined);

it('looks up one name at a time, and none that nobody waits for any more', async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const lookUp = createFewLookups((name) => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  }, saysNothing);
  const patient = new AbortController().signal;
  const impatient = new AbortController();
  const first = lookUp('a', patient);
  const left = expect(lookUp('b', impatient.signal)).rejects.toThrow('gone');
  const last = ['c', 'd'].map((name) => lookUp(name, patient));
  await setImmediate();
  expect(begun).toEqual(['a']);
  impatient.abort(new Error('gone'));
  ends.get('a')?.();
  await setImmediate();
  await left;
  expect(begun).toEqual(['a', 'c']);
  ends.get('c')?.();
  await setImmediate();
  ends.get('d')?.();
  expect(await Promise.all([first, ...last])).toEqual(['a', 'c', 'd']);
});

it('goes on behind a name that there is not', async () => {
  const lookUp = createFewLookups((name) => Promise.reject(new Error(name)), saysNothing);
  const { signal } = new AbortController();
  const all = ['a', 'b', 'c', 'd'].map((name) => lookUp(name, signal));
  const reasons = (await Promise.allSettled(all)).map((each) => String(Object(each).reason));
  expect(reasons).toEqual(['Error: a', 'Error: b', 'Error: c', 'Error: d']);
});

it('waits behind nobody for a name that name servers know', async () => {
  const never = new Promise<string>(() => {});
  const lookUp = createFewLookups(
    (name) => (name === 'silent' ? never : Promise.resolve(`${name} as the machine knows it`)),
    (name) => Promise.resolve(name === 'known' ? 'known by name servers' : undefined),
  );
  const { signal } = new AbortController();
  expect(await lookUp('known', signal)).toBe('known as the machine knows it');
  void lookUp('silent', signal);
  expect(await lookUp('known', signal)).toBe('known by name servers');
});
