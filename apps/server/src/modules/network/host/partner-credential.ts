import type { FastifyRequest } from 'fastify';
import { bearerTokenOf } from '../../../http/bearer-token.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { credentialOfNetworkToken } from '../../../tokens/network-token.ts';

/** By which the database finds out which partner calls. */
export function partnerCredential(request: FastifyRequest): string {
  const token = bearerTokenOf(request);
  if (!token) throw new ProblemError('UNAUTHENTICATED');
  return credentialOfNetworkToken(token);
}
