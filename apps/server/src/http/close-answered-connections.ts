import type { FastifyInstance } from 'fastify';

/** At a stop, idle connections are closed at once; one whose request is still open closes with its answer instead of lingering. */
export function closeAnsweredConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
