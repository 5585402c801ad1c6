import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import { closedPolicy } from './content-security-policy.ts';

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
