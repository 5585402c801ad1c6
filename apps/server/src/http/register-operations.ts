import multipart from '@fastify/multipart';
import { idempotencyKeyHeader, takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { operations } from '@pcf/contract/operations/operations';
import { mayDo, type Permission } from '@pcf/domain/exchange/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Database } from '../database/database.ts';
import { answerUpload } from './answer-upload.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { callPermissions } from './call-permissions.ts';
import { attachment } from './content-disposition.ts';
import { idempotentRequest, once } from './idempotency.ts';
import type {
  Download,
  DownloadHandler,
  OperationHandler,
  OperationName,
  Origin,
  StreamHandler,
} from './operation-handler.ts';
import { parseInput } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';
import { routePath } from './route-path.ts';
import { sendEvents } from './send-events.ts';

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
  const named = Object.entries(handlers) as [OperationName, OperationHandler<OperationName>][];
  for (const [name, handler] of named) if (handler.kind !== 'upload') addRoute(app, name, handler);
  // A scope of their own: forms are refused everywhere else, and what is not a form is refused here.
  app.register(async (scope) => {
    await scope.register(multipart);
    scope.removeContentTypeParser('application/json');
    for (const [name, handler] of named) if (handler.kind === 'upload') addRoute(scope, name, handler);
  });

  function addRoute(scope: FastifyInstance, name: OperationName, handler: OperationHandler<OperationName>): void {
    const operation: Operation = operations[name];
    scope.route({
      method: operation.method,
      url: routePath(operation.path),
      async handler(request, reply) {
        const { status, body: schema } = operation.success;
        if (operation.deprecated) reply.header('deprecation', deprecatedSince);
        reply.code(status);
        if (handler.kind === 'download') return sendFile(reply, await openDownload(name, handler, request));
        if (handler.kind === 'stream') {
          const call = await callerOf(name, request);
          return sendEvents(reply, handler.open(call, parseInput(operation, request) as CheckedInput<OperationName>));
        }
        const answer = await answerOf(name, operation, handler, request);
        if (answer.replayed) reply.header('idempotency-replayed', 'true');
        return schema === null ? reply.send() : reply.send(schema.parse(answer.body));
      },
    });
  }

  /** Who calls, before anything of a body is read or any file opened. */
  async function callerOf(
    name: OperationName,
    request: FastifyRequest,
  ): Promise<{ sessionId: string; caller: Caller }> {
    const sessionId = await authenticate(request);
    const { caller } = await database.read(sessionId, () => ({}));
    checkAccess(name, caller);
    return { sessionId, caller };
  }

  async function openDownload(
    name: OperationName,
    handler: DownloadHandler<OperationName>,
    request: FastifyRequest,
  ): Promise<Download> {
    const call = await callerOf(name, request);
    return handler.open(call, parseInput(operations[name], request) as CheckedInput<OperationName>);
  }

  async function answerOf(
    name: OperationName,
    operation: Operation,
    handler: Exclude<OperationHandler<OperationName>, DownloadHandler<OperationName> | StreamHandler<OperationName>>,
    request: FastifyRequest,
  ): Promise<Answer> {
    if (handler.kind === 'upload') {
      const call = await callerOf(name, request);
      const input = parseInput(operation, request) as CheckedInput<OperationName>;
      return answerUpload(database, handler, { name, operation, request, ...call, input });
    }
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
      checkAccess(name, caller);
      return { body: handler.present(results, caller) };
    }
    const key = takesIdempotencyKey(operation) ? request.headers[idempotencyKeyHeader.toLowerCase()] : undefined;
    const idempotent =
      typeof key === 'string' ? idempotentRequest(key, name, operation.success.status, input) : undefined;
    return database.write<Answer>(sessionId, async (tx, caller) => {
      checkAccess(name, caller);
      const perform = (): Promise<OperationOutput<OperationName>> => handler.perform(tx, input, caller);
      return idempotent ? once(tx, caller, idempotent, perform) : { body: await perform() };
    });
  }
}

function sendFile(reply: FastifyReply, { type, fileName, content }: Download): FastifyReply {
  return reply.header('content-type', type).header('content-disposition', attachment(fileName)).send(content);
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

function checkAccess(name: OperationName, caller: Caller): void {
  const permission = (callPermissions as Partial<Record<OperationName, Permission>>)[name];
  if (permission === undefined || !mayDo(permission, caller.accessLevel)) throw new ProblemError('FORBIDDEN');
}
