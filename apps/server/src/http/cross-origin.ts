import cors from '@fastify/cors';
import { sameOrigin } from '@pcf/contract/same-origin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Closed unless the page and the API live on different hosts: then the page's own origin may call, which is the
 * public address, or, under the "api." rule, this host without the prefix. ALLOWED_ORIGINS adds to that.
 */
export async function registerCrossOrigin(app: FastifyInstance, config: Config): Promise<void> {
  const fixed = new Set(config.allowedOrigins.map((origin) => new URL(origin).origin));
  if (config.page.apiBaseUrl !== sameOrigin && config.publicUrl) fixed.add(new URL(config.publicUrl).origin);
  const byRule = config.page.apiBaseUrl === undefined;
  if (fixed.size === 0 && !byRule) return;
  await app.register(cors, {
    delegator: (request, answer) => {
      const { origin } = request.headers;
      const allowed = origin !== undefined && (fixed.has(origin) || (byRule && isPageOf(request.host, origin)));
      answer(null, {
        origin: allowed ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-device-id', 'x-session-id'],
        exposedHeaders: ['retry-after', 'x-request-id', 'idempotency-replayed', 'content-disposition'],
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
}

function isPageOf(host: string, origin: string): boolean {
  return URL.canParse(origin) && `api.${new URL(origin).host}` === host;
}
