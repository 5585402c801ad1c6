import { describe, expect, it } from 'vitest';
import { isSignInCode, networkMarkOf, signInCodeOf } from './sign-in-code.ts';

const secret = Buffer.alloc(32, 'a');
const other = Buffer.alloc(32, 'b');
const id = 'c7f0c1d3-5c35-4d1f-8a3a-3f0a2f2f9d52';

describe('a code to sign in', () => {
  it('has eight digits, also where it begins with zeros, and hardly ever those of another', () => {
    const codes = Array.from({ length: 2000 }, () => signInCodeOf(crypto.randomUUID(), secret));
    for (const code of codes) expect(code).toMatch(/^[0-9]{8}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1990);
  });

  it('is the same whoever makes it, with the same key', () => {
    expect(signInCodeOf(id, secret)).toBe(signInCodeOf(id, secret));
    expect(signInCodeOf(id, other)).not.toBe(signInCodeOf(id, secret));
  });

  it('is recognised, and nothing else is', () => {
    const code = signInCodeOf(id, secret);
    expect(isSignInCode(code, id, secret)).toBe(true);
    for (const wrong of ['', code.slice(1), `${code}0`, ` ${code}`, signInCodeOf(crypto.randomUUID(), secret)]) {
      expect(isSignInCode(wrong, id, secret), wrong).toBe(false);
    }
  });
});

describe('the mark of a network', () => {
  it('names no address and needs the key', () => {
    const mark = networkMarkOf('203.0.113.0/24', secret);
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(mark).not.toBe(networkMarkOf('203.0.113.0/24', other));
    expect(mark).not.toBe(networkMarkOf('203.0.114.0/24', secret));
  });
});
