import type * as crypto from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const watched = vi.hoisted(() => ({ running: 0, most: 0 }));

/** Node's own function, watched: how many run at once shows nowhere else. */
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    watched.running += 1;
    watched.most = Math.max(watched.most, watched.running);
    const ended = () => {
      watched.running -= 1;
    };
    try {
      original.argon2(algorithm, parameters, (error, tag) => {
        ended();
        callback(error, tag);
      });
    } catch (error) {
      ended();
      throw error;
    }
  };
  return { ...original, argon2 };
});

const password = 'Demo-2026-pcf';

describe('a password hash', () => {
  it('recognises its password and no other', async () => {
    const stored = await hashPassword(password);
    expect(await verifyPassword(password, stored)).toBe(true);
    for (const wrong of ['', 'demo-2026-pcf', `${password} `, `${password}\0`, password.slice(0, -1)]) {
      expect(await verifyPassword(wrong, stored), wrong).toBe(false);
    }
  });

  it('is a PHC string with the parameters it was made with, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is verified with its own parameters, so that they can be raised later', async () => {
    const stored = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$';
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce: Buffer.from('saltsaltsaltsalt'),
      memory: 64,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    expect(await verifyPassword(password, stored + tag.toString('base64').replaceAll('=', ''))).toBe(true);
  });

  it('takes the same characters, however a keyboard composes them', async () => {
    const stored = await hashPassword('Grüße-2026');
    expect(await verifyPassword('Gru\u0308ße-2026', stored)).toBe(true);
    expect(await verifyPassword('Ｇrüße-2026', stored)).toBe(true);
    expect(await verifyPassword('Grusse-2026', stored)).toBe(false);
  });

  it.each([
    '',
    'plain text',
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ',
    '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAA',
    '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAA',
  ])('that is malformed fits no password: %j', async (stored) => {
    expect(await verifyPassword(password, stored)).toBe(false);
  });

  const unusable = '$argon2id$v=19$m=1,t=0,p=0$c2FsdHNhbHRzYWx0c2FsdA$AAAA';

  it.each([unusable, '$argon2id$v=19$m=99999999999,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAA'])(
    'whose parameters nobody can use raises an error rather than an answer: %j',
    async (stored) => {
      await expect(verifyPassword(password, stored)).rejects.toThrow(RangeError);
    },
  );

  it('is made by at most two at once, and one that fails lets the next one go on', async () => {
    watched.most = 0;
    const stored = await hashPassword(password);
    const results = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => verifyPassword(password, stored)),
      ...Array.from({ length: 3 }, () => verifyPassword(password, unusable)),
      ...Array.from({ length: 3 }, () => verifyPassword(password, stored)),
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      ...[true, true, true],
      ...['failed', 'failed', 'failed'],
      ...[true, true, true],
    ]);
    expect([watched.most, watched.running]).toEqual([2, 0]);
  });
});
