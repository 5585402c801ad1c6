import type { FastifyRequest } from 'fastify';

export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
