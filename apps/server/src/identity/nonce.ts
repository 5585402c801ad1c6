import { createHash, randomBytes } from 'node:crypto';

const nonceBytes = 32;

/** Long enough to find one's password for the provider. */
export const nonceMinutes = 10;

/** Ties a token of the provider to one sign-in that began here; only its hash is kept. */
export const createNonce = () => randomBytes(nonceBytes).toString('base64url');

export const hashNonce = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');
