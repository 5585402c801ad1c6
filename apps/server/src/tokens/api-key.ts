import { createLinkToken, hashLinkToken } from './link-token.ts';

/** Tells a key from an access token, and whoever finds one in the open what it is. */
const prefix = 'pcf_';
const keyCredential = 'key:';

/** Told once; only its hash is kept. */
export const createApiKeySecret = () => `${prefix}${createLinkToken()}`;

export const hashApiKey = hashLinkToken;

export const isApiKey = (bearerToken: string) => bearerToken.startsWith(prefix);

/** By which the database knows the key; it never hears the secret. */
export const credentialOfApiKey = (secret: string) => `${keyCredential}${hashApiKey(secret)}`;

export const isCredentialOfApiKey = (credential: string) => credential.startsWith(keyCredential);
