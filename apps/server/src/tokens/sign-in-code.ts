import { createHmac, timingSafeEqual } from 'node:crypto';

export const signInCodeMinutes = 10;

const digits = 8;

/**
 * The code of a mail that lets somebody sign in from a network where they never were. It is made of an id by a keyed
 * hash, as a refresh token is, so that no code is stored and a mail that is sent twice says the same.
 */
export function signInCodeOf(codeId: string, secret: Uint8Array): string {
  const mac = createHmac('sha256', secret).update(`sign-in code ${codeId}`).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

export function isSignInCode(given: string, codeId: string, secret: Uint8Array): boolean {
  const expected = Buffer.from(signInCodeOf(codeId, secret));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** A network as the database hears of it: without the key nobody finds out which it was by trying all there are. */
export function networkMarkOf(network: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`sign-in network ${network}`).digest('base64url');
}
