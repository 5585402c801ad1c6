import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import type { FastifyRequest } from 'fastify';

/** Under which the partner reached this installation, or under which it is known. */
export const baseAddress = (request: FastifyRequest, publicUrl: string | undefined): string =>
  withoutTrailing(publicUrl ?? `${request.protocol}://${request.host}`, '/');
