import helmet from '@fastify/helmet';
import { sameOrigin } from '@pcf/contract/same-origin';
import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../config.ts';

// Some origins come from a request or a document: where one could say more than that in the policy, it is left out.
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i;

/** For answers that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Of every answer, whatever it is about. */
const ofTheAnswer = ['content-type', 'content-length', 'date', 'connection'];

/** They are the same for all answers, so that helmet, which works them out anew for each, is asked once. */
async function unchangingHeaders(): Promise<Record<string, string>> {
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: false,
    // Sent over plain HTTP it is ignored; behind TLS it keeps browsers there.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTheAnswer.includes(name) ? [] : [[name, String(value)]])),
  );
}

export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const unchanging = await unchangingHeaders();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(unchanging);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}

/** Where the API answers, if not here: at its address, or by the rule at this host with the "api." prefix. */
function apiSources(page: Config['page'], protocol: string, host: string): string[] {
  if (page.apiBaseUrl === sameOrigin) return [];
  if (page.apiBaseUrl !== undefined) return [new URL(page.apiBaseUrl).origin];
  return plainOrigin.test(`${protocol}://${host}`) ? [`${protocol}://api.${host}`] : [];
}

/** Where the page may send requests: here, to the API where that is elsewhere, to the monitor and the identity provider where one is set. */
function connectSources(
  page: Config['page'],
  { protocol, host }: { protocol: string; host: string },
  identityOrigins: readonly string[],
): string[] {
  const monitor = page.monitoring ? [new URL(page.monitoring.dsn).origin] : [];
  const identity = identityOrigins.filter((origin) => plainOrigin.test(origin));
  return ["'self'", ...apiSources(page, protocol, host), ...monitor, ...identity];
}

/** The page's policy: scripts and styles only from here or with this response's nonce. */
export function pagePolicy(
  page: Config['page'],
  nonce: string,
  request: { protocol: string; host: string },
  identityOrigins: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectSources(page, request, identityOrigins).join(' ')}`,
    // The monitor's session replay compresses in a worker made from a blob.
    ...(page.monitoring ? ["worker-src 'self' blob:"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
