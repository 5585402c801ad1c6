import type { FastifyRequest } from 'fastify';
import { credentialOfApiKey, isApiKey } from '../tokens/secrets.ts';
import type { TokenIssuer } from '../tokens/token-issuer.ts';
import { ProblemError } from './problem-error.ts';
import type { Authenticate } from './register-operations.ts';

/**
 * Checks signature and expiry of an access token and hashes an API key; whether the session or the key still lives is
 * for the database to say, in the request's transaction.
 */
export function bearerAuthentication(tokens: TokenIssuer): Authenticate {
  return async (request) => {
    const token = bearerTokenOf(request);
    if (!token) throw new ProblemError('UNAUTHENTICATED');
    if (isApiKey(token)) return credentialOfApiKey(token);
    const sessionId = await tokens.sessionOf(token);
    if (!sessionId) throw new ProblemError('UNAUTHENTICATED');
    return sessionId;
  };
}

export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
