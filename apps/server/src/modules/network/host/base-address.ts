import type { FastifyRequest } from 'fastify';

/** Under which the partner reached this installation, or under which it is known. */
export const baseAddress = (request: FastifyRequest, publicUrl: string | undefined): string =>
  (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, '');
