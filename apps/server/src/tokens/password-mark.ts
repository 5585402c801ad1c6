import { createHash } from 'node:crypto';

/** Tells one password of an account from the next, in what outlives a request; of the salted hash, so it tells nothing else. */
export const passwordMark = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url');
