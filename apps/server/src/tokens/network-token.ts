import { createLinkToken, hashLinkToken } from './link-token.ts';

/** Tells what it is, and what it is not: no API key, and of nobody who calls the API. */
const prefix = 'pcfnet_';

/** With which a partner's platform signs in here. Told once; only its hash is kept. */
export const createNetworkSecret = () => `${prefix}${createLinkToken()}`;

export const hashNetworkSecret = hashLinkToken;

/** What it gets for it, for a while; only the hash is kept. */
export const createNetworkToken = createLinkToken;

export const hashNetworkToken = hashLinkToken;

/** By which the database knows the token; it never hears the token itself. */
export const credentialOfNetworkToken = (token: string) => `net:${hashNetworkToken(token)}`;
