import { idempotencyKeyHeader, takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { operations } from '@pcf/contract/operations/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Database } from '../database/database.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { idempotentRequest, once } from './idempotency.ts';
import type { OperationHandler, OperationName, Origin } from './operation-handler.ts';
import { parseInput } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';
import { routePath } from './route-path.ts';

export type OperationHandlers = { readonly [Name in OperationName]?: OperationHandler<Name> };
/** Finds the session of a request's bearer token, or throws UNAUTHENTICATED. */
export type Authenticate = (request: FastifyRequest) => Promise<string>;

/** RFC 9745: the day from which on a deprecated call had a better one, in seconds. */
const deprecatedSince = `@${Date.UTC(2026, 0, 1) / 1000}`;

interface Answer {
  readonly body: unknown;
  readonly replayed?: boolean;
}

/** Registers operations of the contract; an operation's one name finds its method, path and schemas. */
export function registerOperations(
  app: FastifyInstance,
  database: Database,
  authenticate: Authenticate,
  handlers: OperationHandlers,
): void {
  for (const [name, handler] of Object.entries(handlers) as [OperationName, OperationHandler<OperationName>][]) {
    const operation: Operation = operations[name];
    app.route({
      method: operation.method,
      url: routePath(operation.path),
      async handler(request, reply) {
        const answer = await answerOf(name, operation, handler, request);
        const { status, body: schema } = operation.success;
        if (answer.replayed) reply.header('idempotency-replayed', 'true');
        if (operation.deprecated) reply.header('deprecation', deprecatedSince);
        reply.code(status);
        return schema === null ? reply.send() : reply.send(schema.parse(answer.body));
      },
    });
  }

  async function answerOf(
    name: OperationName,
    operation: Operation,
    handler: OperationHandler<OperationName>,
    request: FastifyRequest,
  ): Promise<Answer> {
    // Who nobody is must not learn from our validation what a call takes.
    const sessionId = operation.access === 'public' ? undefined : await authenticate(request);
    const input = parseInput(operation, request) as CheckedInput<OperationName>;
    if (handler.kind === 'public') {
      return {
        body: await handler.answer(
          input,
          originOf(request, () => authenticate(request)),
        ),
      };
    }
    if (sessionId === undefined) throw new ProblemError('UNAUTHENTICATED');
    if (handler.kind === 'read') {
      const { caller, results } = await database.read(sessionId, (db) => handler.queries(db, input));
      checkAccess(operation, caller);
      return { body: handler.present(results, caller) };
    }
    const key = takesIdempotencyKey(operation) ? request.headers[idempotencyKeyHeader.toLowerCase()] : undefined;
    const idempotent =
      typeof key === 'string' ? idempotentRequest(key, name, operation.success.status, input) : undefined;
    return database.write<Answer>(sessionId, async (tx, caller) => {
      checkAccess(operation, caller);
      const perform = (): Promise<OperationOutput<OperationName>> => handler.perform(tx, input, caller);
      return idempotent ? once(tx, caller, idempotent, perform) : { body: await perform() };
    });
  }
}

const longestUserAgent = 400;

function originOf(request: FastifyRequest, session: Origin['session']): Origin {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent']?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent) || null,
    bearerToken: bearerTokenOf(request),
    session,
  };
}

function checkAccess(operation: Operation, caller: Caller): void {
  if (operation.access === 'admin' && caller.accessLevel !== 'ADMIN') throw new ProblemError('FORBIDDEN');
}
