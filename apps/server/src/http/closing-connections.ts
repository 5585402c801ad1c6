import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * At a stop, a connection with an open request closes with its answer, and every other one at once: those kept for a
 * next request, and those that browsers open in advance and have not used yet, which Node would wait for.
 */
export function closeConnectionsAtStop(app: FastifyInstance): void {
  const openRequests = new Map<Socket, number>();
  const count = (socket: Socket, change: 1 | -1) => {
    const open = openRequests.get(socket);
    if (open !== undefined) openRequests.set(socket, open + change);
  };
  let closing = false;

  // Requests of an encrypted connection name the encrypted socket, which is not the one below it.
  const connected = 'setSecureContext' in app.server ? 'secureConnection' : 'connection';
  app.server.on(connected, (socket: Socket) => {
    openRequests.set(socket, 0);
    socket.once('close', () => openRequests.delete(socket));
    if (closing) socket.destroy();
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, open] of openRequests) if (open === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
