import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** For the link of a mail, a key, or the token of a partner; only its hash is kept. */
export const createSecret = () => randomBytes(tokenBytes).toString('base64url');

export const hashSecret = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Tells what it is, and what it is not: no API key, and of nobody who calls the API. */
const networkPrefix = 'pcfnet_';

/** With which a partner's platform signs in here. Told once; only its hash is kept. */
export const createNetworkSecret = () => `${networkPrefix}${createSecret()}`;

/** By which the database knows the token; it never hears the token itself. */
export const credentialOfNetworkToken = (token: string) => `net:${hashSecret(token)}`;

/** Tells a key from an access token, and a finder what it is. */
const apiKeyPrefix = 'pcf_';

const keyCredential = 'key:';

/** Told once; only its hash is kept. */
export const createApiKeySecret = () => `${apiKeyPrefix}${createSecret()}`;

export const isApiKey = (bearerToken: string) => bearerToken.startsWith(apiKeyPrefix);

/** By which the database knows the key; it never hears the secret. */
export const credentialOfApiKey = (secret: string) => `${keyCredential}${hashSecret(secret)}`;

export const isCredentialOfApiKey = (credential: string) => credential.startsWith(keyCredential);
