import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './token-issuer.ts';

const secret = new Uint8Array(32).fill(7);
const place = fc.record({ sessionId: fc.uuid(), counter: fc.integer({ min: 0, max: 999_999_999 }) });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ';

describe('a refresh token', () => {
  it('is read as the place it was written for', () => {
    fc.assert(
      fc.property(place, (written) => {
        expect(readRefreshToken(writeRefreshToken(written, secret), secret)).toEqual(written);
      }),
    );
  });

  it('is the same whoever writes it', () => {
    const written = { sessionId: '0199d3a4-0000-7000-8000-000000000001', counter: 3 };
    expect(writeRefreshToken(written, secret)).toBe(writeRefreshToken({ ...written }, Uint8Array.from(secret)));
  });

  it('is refused when any character of it is another one', () => {
    const token = writeRefreshToken({ sessionId: '0199d3a4-0000-7000-8000-000000000001', counter: 12 }, secret);
    for (let index = 0; index < token.length; index += 1) {
      for (const character of alphabet) {
        if (character === token[index]) continue;
        const changed = token.slice(0, index) + character + token.slice(index + 1);
        expect(readRefreshToken(changed, secret), changed).toBeUndefined();
      }
    }
  });

  it('is refused when anything is added, removed or swapped', () => {
    fc.assert(
      fc.property(place, fc.nat(), fc.string({ minLength: 1 }), (written, at, added) => {
        const token = writeRefreshToken(written, secret);
        const index = at % token.length;
        expect(readRefreshToken(token.slice(0, index) + added + token.slice(index), secret)).toBeUndefined();
        expect(readRefreshToken(token.slice(0, index) + token.slice(index + 1), secret)).toBeUndefined();
      }),
    );
  });

  it('is refused with another place under its signature, and with another secret', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        fc.pre(one.sessionId !== other.sessionId || one.counter !== other.counter);
        const signature = writeRefreshToken(one, secret).split('.')[2];
        expect(readRefreshToken(`${other.sessionId}.${other.counter}.${signature}`, secret)).toBeUndefined();
        expect(readRefreshToken(writeRefreshToken(one, new Uint8Array(32)), secret)).toBeUndefined();
      }),
    );
  });

  it('is never mistaken for one in arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readRefreshToken(text, secret)).toBeUndefined();
      }),
    );
  });
});
