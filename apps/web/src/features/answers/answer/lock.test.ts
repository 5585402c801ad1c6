import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { lockedBy, lockOfProblem, needsRenewal } from './lock.ts';

describe('lock', () => {
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
});

describe('lock of problem', () => {
  const locked = { type: 'about:blank', title: 'Locked', status: 423, code: 'LOCKED' } as const;

  it('reads who holds the lock', () => {
    const until = '2026-11-15T14:17:00.000Z';
    expect(lockOfProblem(new ApiProblem({ ...locked, holderName: 'Anna Berg', until }))).toEqual({
      holderName: 'Anna Berg',
      own: false,
      until,
    });
    expect(lockOfProblem(new ApiProblem(locked))).toBeNull();
    expect(lockOfProblem(new Error('offline'))).toBeNull();
  });
});
