import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Connection {
  readonly since: number;
  open: number;
  asked: boolean;
}

/** How long the first request of a connection may still be on its way when a stop begins. */
const arrivalMilliseconds = 250;

/**
 * At a stop, a connection with an open request closes with its answer, and every other one at once: those kept for a
 * next request, and those that browsers open in advance and have not used yet, which Node would wait for. Answers with
 * how to let connections close with their next answer before that, while others are still taken.
 */
export function closeConnectionsAtStop(app: FastifyInstance): () => void {
  const connections = new Map<Socket, Connection>();
  let taken = 0;
  let closing = false;
  let closed = false;

  function endUnused(socket: Socket, connection: Connection): void {
    if (connection.open > 0) return;
    const left = connection.asked ? 0 : connection.since + arrivalMilliseconds - performance.now();
    if (left <= 0) socket.destroy();
    else setTimeout(() => endUnused(socket, connection), left);
  }

  // Requests of an encrypted connection name the encrypted socket, which is not the one below it.
  const connected = 'setSecureContext' in app.server ? 'secureConnection' : 'connection';
  app.server.on(connected, (socket: Socket) => {
    const connection = { since: performance.now(), open: 0, asked: false };
    connections.set(socket, connection);
    taken += 1;
    socket.once('close', () => connections.delete(socket));
    if (closed) endUnused(socket, connection);
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open += 1;
    connection.asked = true;
    response.once('close', () => {
      connection.open -= 1;
      // Its head said that the connection is kept, where it left before the stop.
      if (closed) endUnused(socket, connection);
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    if (app.server.listening) await stopListening(app.server, () => taken);
    closed = true;
    for (const [socket, connection] of connections) endUnused(socket, connection);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  return () => {
    closing = true;
  };
}

/** A turn of the event loop takes less where nothing is done in it. */
const quietMilliseconds = 0.1;
/** A process that has work in every turn stops nevertheless. */
const longestMilliseconds = 1000;

/**
 * A balancer that finds nobody listening asks another server. What it had sent on connections that the system has taken
 * for us, and we have not, is lost when nobody listens any more: an error, where it is not safe to repeat. So the end
 * comes right after a turn that took none of them and no time, which leaves a fraction of a millisecond. Node's own close
 * would moreover end idle connections first, and lose what was sent on those that are taken meanwhile.
 */
function stopListening(server: Server, taken: () => number): Promise<void> {
  const latest = performance.now() + longestMilliseconds;
  return new Promise((resolve) => {
    let before = taken();
    // The first look may come before the system is asked again.
    let began = 0;
    setImmediate(function look() {
      const now = performance.now();
      if ((taken() === before && now - began < quietMilliseconds) || now > latest) {
        Server.prototype.close.call(server);
        return resolve();
      }
      before = taken();
      began = now;
      setImmediate(look);
    });
  });
}
