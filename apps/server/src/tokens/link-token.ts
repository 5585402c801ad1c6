import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** Goes into a mail; only its hash is kept. */
export const createLinkToken = () => randomBytes(tokenBytes).toString('base64url');

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');
