import { expect, it } from 'vitest';
import { lockedBy, needsRenewal } from './lock.ts';

const now = new Date('2026-11-15T14:05:00Z');
const lock = (until: string, own: boolean) => ({ lock: { holderName: 'Anna Berg', own, until } });

it('names a colleague while the lock holds', () => {
  expect(lockedBy(lock('2026-11-15T14:17:00Z', false), now)?.holderName).toBe('Anna Berg');
  expect(lockedBy(lock('2026-11-15T14:05:00Z', false), now)).toBeNull();
  expect(lockedBy(lock('2026-11-15T14:17:00Z', true), now)).toBeNull();
  expect(lockedBy({ lock: null }, now)).toBeNull();
});

it('renews the own lock at most every five minutes', () => {
  expect(needsRenewal(lock('2026-11-15T14:16:00Z', true), now)).toBe(false);
  expect(needsRenewal(lock('2026-11-15T14:15:00Z', true), now)).toBe(true);
  expect(needsRenewal(lock('2026-11-15T14:00:00Z', true), now)).toBe(true);
  expect(needsRenewal(lock('2026-11-15T14:10:00Z', false), now)).toBe(false);
});
