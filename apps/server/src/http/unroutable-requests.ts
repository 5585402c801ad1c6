import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { problemMediaType } from '@pcf/contract/problem';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';
import { problemBody, sendProblem } from './problems.ts';
import { closedPolicy } from './security-headers.ts';

// No hook runs for these requests, so the headers that matter for an answer without a page are set here.
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
} as const;

/** A request whose address cannot be decoded, or has too long a parameter, belongs to no route; how it is told may differ. */
export function refuseAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  send: (request: FastifyRequest, reply: FastifyReply, problem: ProblemError) => unknown = sendProblem,
): void {
  reply.headers({ ...headers, 'x-request-id': request.id });
  send(request, reply, new ProblemError('VALIDATION_FAILED'));
}

/** The newest request of a connection, with its answer. */
const newest = new WeakMap<Socket, FastifyReply>();

/** Node would answer these by itself, with a bare status. An expectation that nobody knows may be ignored (RFC 9110). */
export function answerOddHeads(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    newest.set(request.raw.socket, reply);
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? new ProblemError('VALIDATION_FAILED', { detail: 'The header Host is missing.' }) : undefined);
  });
}

/** What is told where a request cannot be read; of the problem unless said otherwise. */
interface Refusal {
  readonly type: string;
  readonly body: object;
}

/**
 * What arrived is no HTTP request, its head is too large or too slow, or its body breaks off: there is only the bare
 * connection to answer on. Where the head came through, the address may say that it is told otherwise.
 */
export const refuseUnreadable = (toldOtherwise: (url: string) => Refusal | undefined) =>
  function refuse(this: { readonly log: FastifyBaseLogger }, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy();
      return;
    }
    const answered = newest.get(socket);
    if (answered?.raw.headersSent && !answered.request.raw.complete) {
      // Two answers to one request would be taken for that to the next one.
      socket.destroySoon();
      return;
    }
    const id = randomUUID();
    const problem = problemBody(new ProblemError('VALIDATION_FAILED'), id);
    const told = (answered?.request.raw.complete === false && toldOtherwise(answered.request.url)) || {
      type: problemMediaType,
      body: problem,
    };
    this.log.info({ reqId: id, reason: error.code }, 'unreadable request refused');
    const body = JSON.stringify(told.body);
    const lines = Object.entries({
      ...headers,
      'x-request-id': id,
      'content-type': `${told.type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${problem.status} Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
      socket.destroy(),
    );
  };
