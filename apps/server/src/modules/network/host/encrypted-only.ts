import type { FastifyRequest } from 'fastify';
import { PactError } from './pact-error.ts';

/** Footprints and secrets do not travel in the open: by this connection, or by the word of a proxy that is trusted. */
export const encryptedOnly = (allowHttp: boolean) => async (request: FastifyRequest) => {
  if (request.protocol !== 'https' && !allowHttp) throw new PactError('AccessDenied', 'Call this over https');
};
