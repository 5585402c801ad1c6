import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { maxBodyBytes } from '@pcf/contract/operations/body-bytes';
import { idempotencyKeyHeader, takesIdempotencyKey } from '@pcf/contract/operations/idempotency';
import type { Operation } from '@pcf/contract/operations/operation';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { operations } from '@pcf/contract/operations/operations';
import { isForEverybody, mayDo } from '@pcf/contract/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Database } from '../database/database.ts';
import { networkOf } from '../limits/network-of.ts';
import { createKnownTokens } from '../tokens/known-tokens.ts';
import { isCredentialOfApiKey } from '../tokens/secrets.ts';
import { answerWriter, checkedAnswerWriter } from './answer-writer.ts';
import { bearerTokenOf } from './bearer-authentication.ts';
import { createCompiledQueryCache } from './compiled-query-cache.ts';
import { attachment } from './content-disposition.ts';
import { concludingOnce, handleUpload } from './handle-upload.ts';
import { idempotentRequest, once } from './idempotency.ts';
import type {
  AuthenticatedCall,
  Download,
  DownloadHandler,
  OperationHandler,
  OperationName,
  Origin,
  StreamHandler,
} from './operation-handler.ts';
import { parseInput } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';

/** A path of the contract as the router spells it. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

export type OperationHandlers = { readonly [Name in OperationName]?: OperationHandler<Name> };
/** Finds the credential of a request's bearer token, or throws UNAUTHENTICATED. */
export type Authenticate = (request: FastifyRequest) => Promise<string>;

interface Admission {
  readonly authenticate: Authenticate;
  /** Hears of everybody who calls and is who they say they are. */
  admitted(caller: Caller): void;
}

interface OperationParts {
  readonly database: Database;
  readonly admission: Admission;
  /** Whether answers are also held against the formats and ranges of their schemas, as in tests. */
  readonly checksAnswers: boolean;
}

/** RFC 9745: the day from which on a deprecated call had a better one, in seconds. */
const deprecatedSince = `@${Date.UTC(2026, 0, 1) / 1000}`;

/** For so long a body is taken from a key that was known, before its own call asks whether it still is. */
const knownKeyMilliseconds = 60_000;

const json = 'application/json; charset=utf-8';

interface Answer {
  readonly body: unknown;
  readonly replayed?: boolean;
}

/** Registers operations of the contract; an operation's one name finds its method, path and schemas. */
export function registerOperations(
  app: FastifyInstance,
  { database, admission: { authenticate, admitted }, checksAnswers }: OperationParts,
  handlers: OperationHandlers,
): void {
  const compiledQueries = createCompiledQueryCache();
  const credentials = new WeakMap<FastifyRequest, string>();
  const knownKeys = createKnownTokens();
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
    const { status, body: schema } = operation.success;
    const write = schema && (checksAnswers ? checkedAnswerWriter : answerWriter)(schema);
    scope.route({
      method: operation.method,
      url: routePath(operation.path),
      // A form is read from the connection itself. Unpacked beside that, for nobody, it would wait for ever on the way.
      ...(operation.upload ? { decompress: false } : { bodyLimit: maxBodyBytes(operation) }),
      // A HEAD request would leave what was opened for the body behind: a stream for good.
      exposeHeadRoute: handler.kind !== 'stream' && handler.kind !== 'download',
      // Behind the limit of an address, and before anything of a body is read.
      async preParsing(request) {
        if (operation.access === 'public') return;
        const credential = await authenticate(request);
        if (!operation.upload && bringsBody(request)) await admitBody(credential);
        credentials.set(request, credential);
      },
      async handler(request, reply) {
        if (operation.deprecated) reply.header('deprecation', deprecatedSince);
        reply.code(status);
        if (handler.kind === 'download') return sendFile(reply, await openDownload(name, handler, request));
        if (handler.kind === 'stream') {
          const call = await callerOf(name, credentialOf(request));
          return sendEvents(reply, handler.open(call, inputOf(name, request)));
        }
        const answer = await answerOf(name, operation, handler, request);
        if (answer.replayed) reply.header('idempotency-replayed', 'true');
        return write === null ? reply.send() : reply.header('content-type', json).send(write(answer.body));
      },
    });
  }

  /**
   * What a session's token says is signed and costs us nothing; a key is only a text until the database has been asked,
   * which must not cost every call a second question.
   */
  async function admitBody(credential: string): Promise<void> {
    if (!isCredentialOfApiKey(credential) || knownKeys.sessionOf(credential) !== undefined) return;
    await database.read(credential, () => ({}));
    knownKeys.remember(credential, credential, Date.now() + knownKeyMilliseconds);
  }

  function credentialOf(request: FastifyRequest): string {
    const credential = credentials.get(request);
    if (credential === undefined) throw new ProblemError('UNAUTHENTICATED');
    return credential;
  }

  function admit(name: OperationName, caller: Caller): void {
    admitted(caller);
    checkAccess(name, caller);
  }

  /** Who calls, before anything of a body is read or any file opened. */
  async function callerOf(name: OperationName, credential: string): Promise<AuthenticatedCall> {
    const { caller } = await database.read(credential, () => ({}));
    admit(name, caller);
    return { credential, caller };
  }

  /**
   * What speaks against a request is found before or in the one pipeline that says who calls; a caller without the
   * right learns that, and nothing of what the call takes.
   */
  async function orForbidden<Result>(
    name: OperationName,
    credential: string,
    validate: () => Result | Promise<Result>,
  ): Promise<Result> {
    try {
      return await validate();
    } catch (error) {
      if (error instanceof ProblemError) await callerOf(name, credential);
      throw error;
    }
  }

  async function openDownload(
    name: OperationName,
    handler: DownloadHandler<OperationName>,
    request: FastifyRequest,
  ): Promise<Download> {
    const call = await callerOf(name, credentialOf(request));
    return handler.open(call, inputOf(name, request));
  }

  async function answerOf(
    name: OperationName,
    operation: Operation,
    handler: Exclude<OperationHandler<OperationName>, DownloadHandler<OperationName> | StreamHandler<OperationName>>,
    request: FastifyRequest,
  ): Promise<Answer> {
    if (handler.kind === 'public') {
      // Who nobody is must not learn from our validation what a call takes.
      if (operation.access !== 'public') await callerOf(name, credentialOf(request));
      return {
        body: await handler.answer(
          inputOf(name, request),
          originOf(request, () => sessionOf(request)),
        ),
      };
    }
    const credential = credentialOf(request);
    if (handler.kind === 'upload') {
      const call = await callerOf(name, credential);
      return handleUpload(database, handler, { name, operation, request, ...call, input: inputOf(name, request) });
    }
    if (handler.kind === 'read') {
      const { caller, results } = await orForbidden(name, credential, () => {
        return database.read(credential, (db) =>
          compiledQueries(askedBy(operation, request), () => handler.queries(db, inputOf(name, request))),
        );
      });
      admit(name, caller);
      return { body: handler.present(results, caller) };
    }
    const { input, idempotent } = await orForbidden(name, credential, () => {
      const given = inputOf(name, request);
      const key = takesIdempotencyKey(operation) ? request.headers[idempotencyKeyHeader.toLowerCase()] : undefined;
      return {
        input: given,
        idempotent: typeof key === 'string' ? idempotentRequest(key, name, operation, given) : undefined,
      };
    });
    if (handler.kind === 'steps') {
      const call = await callerOf(name, credential);
      return handler.take(
        concludingOnce(isForAllLevels(operation) ? database.writeOwn : database.write, call, () => idempotent),
        input,
      );
    }
    // What was done under a key before is answered whatever has become of what it was done to.
    const ahead = idempotent ? undefined : handler.ahead;
    const write = isForAllLevels(operation) ? database.writeOwn : database.write;
    return write<Answer>(
      credential,
      async (tx, caller, found) => {
        admit(name, caller);
        const perform = (): Promise<OperationOutput<OperationName>> => handler.perform(tx, input, caller, found);
        return idempotent ? once(tx, caller, idempotent, perform) : { body: await perform() };
      },
      ahead && ((tx) => ahead(tx, input)),
    );
  }

  async function sessionOf(request: FastifyRequest): Promise<string> {
    const credential = await authenticate(request);
    if (isCredentialOfApiKey(credential)) throw new ProblemError('UNAUTHENTICATED');
    return credential;
  }
}

const inputOf = (name: OperationName, request: FastifyRequest) =>
  parseInput(operations[name], request) as CheckedInput<OperationName>;

/** All that the input of a call is read from. */
const askedBy = ({ body }: Operation, { method, url, body: given }: FastifyRequest): string =>
  body ? `${method} ${url} ${JSON.stringify(given)}` : `${method} ${url}`;

const isForAllLevels = ({ access }: Operation): boolean => access !== 'public' && isForEverybody(access);

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

function sendFile(reply: FastifyReply, { type, fileName, content }: Download): FastifyReply {
  return reply.header('content-type', type).header('content-disposition', attachment(fileName)).send(content);
}

const maxUserAgentLength = 400;

function originOf(request: FastifyRequest, session: Origin['session']): Origin {
  return {
    network: networkOf(request.ip),
    userAgent: request.headers['user-agent']?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength) || null,
    bearerToken: bearerTokenOf(request),
    session,
  };
}

function checkAccess(name: OperationName, caller: Caller): void {
  const { access } = operations[name];
  if (access === 'public' || !mayDo(access, caller)) throw new ProblemError('FORBIDDEN');
}

/** Sends events as they come: nothing on the way may keep, change or pack them. At a stop the connection ends with them. */
function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(events);
}
