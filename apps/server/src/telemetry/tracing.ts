import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Config } from '../config.ts';
import type { JobHandlers } from '../jobs/job-runner.ts';
import { type Attributes, inSpan, type Span, type SpanStart, spanKinds, withSpan } from './active-span.ts';
import { createSpanExport, type EndedSpan } from './export-spans.ts';

type TracingSettings = NonNullable<Config['tracing']>;

/** One that goes on for ever, such as an import of a million rows, is cut here. */
const maxSpansOfRoot = 1_000;

export interface Tracing {
  /** Work that begins here: as part of the trace that the header names, where it names one. */
  root(start: SpanStart, traceparent?: { readonly header: unknown; readonly isTrusted: boolean }): Span;
  /** A span for every request. */
  traceRequests(app: FastifyInstance): void;
  /** The same handlers, each job a span. */
  traceJobs(handlers: JobHandlers): JobHandlers;
  /** Sends what has not been sent, for as long as a stop can wait for it. */
  stop(): Promise<void>;
}

interface Context {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** OpenTelemetry: spans of requests, statements, jobs and calls of partners, sent as OTLP in JSON. */
export function createTracing(
  settings: TracingSettings,
  build: { readonly version: string; readonly environment: string },
  warn: (reason: string) => void,
): Tracing {
  const resource = {
    'service.version': build.version,
    'service.instance.id': randomUUID(),
    'deployment.environment.name': build.environment,
    ...settings.resourceAttributes,
    'service.name': settings.serviceName,
  };
  const sending = createSpanExport(settings, { resource, version: build.version }, warn);
  const tracing: Tracing = {
    root(start, traceparent) {
      const caller = parseTraceparent(traceparent?.header);
      const isSampled = isSampledRoot(settings.sampler, traceparent?.isTrusted ? caller : undefined);
      const state = { left: maxSpansOfRoot };
      return openSpan(start, { traceId: caller?.traceId ?? randomId(16), spanId: caller?.spanId, isSampled }, state);
    },
    traceRequests: (app) =>
      traceRequests(app, (start, header) => tracing.root(start, { header, isTrusted: settings.trustsCallers })),
    traceJobs: (handlers) => tracedJobs(handlers, tracing),
    stop: sending.stop,
  };
  return tracing;

  function openSpan(
    { name, kind, attributes }: SpanStart,
    parent: Omit<Context, 'spanId'> & { readonly spanId: string | undefined },
    state: { left: number },
  ): Span {
    const { traceId } = parent;
    state.left -= 1;
    const isSampled = parent.isSampled && state.left >= 0;
    const spanId = randomId(8);
    const startedAt = performance.timeOrigin + performance.now();
    let ended = false;
    return {
      traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
      child: (start) => openSpan(start, { traceId, spanId, isSampled: parent.isSampled }, state),
      end(more = {}, failure) {
        if (ended) return;
        ended = true;
        if (!isSampled) return;
        const span: EndedSpan = {
          traceId,
          spanId,
          parentSpanId: parent.spanId,
          name,
          kind,
          startedAt,
          endedAt: performance.timeOrigin + performance.now(),
          attributes: { ...attributes, ...more, ...(failure === undefined ? {} : { 'error.type': failure }) },
          failed: failure !== undefined,
        };
        sending.add(span);
      },
    };
  }
}

const randomId = (bytes: number) => randomBytes(bytes).toString('hex');

/** W3C Trace Context: whatever is malformed is as if it were not there. */
export function parseTraceparent(header: unknown): Context | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header.trim()) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * Whether a root is recorded. By chance and not by the trace's id, which a caller may choose; the decision of a caller
 * counts where it is trusted and the sampler asks for it.
 */
export function isSampledRoot(
  { kind, ratio, followsParent }: TracingSettings['sampler'],
  trusted: Pick<Context, 'isSampled'> | undefined,
  chance = Math.random(),
): boolean {
  if (followsParent && trusted) return trusted.isSampled;
  if (kind === 'ratio') return chance < ratio;
  return kind === 'on';
}

/** What only asks whether the process is there would drown the rest. */
const untraced = /^\/(health\/|metrics$)/;

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A span for every request, by its route: never by its address, in which links carry tokens. */
function traceRequests(app: FastifyInstance, open: (start: SpanStart, traceparent: unknown) => Span): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  function begin(request: FastifyRequest): Span {
    const method = knownMethods.has(request.method) ? request.method : '_OTHER';
    const route = request.routeOptions.url;
    const attributes: Attributes = {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': request.protocol,
      'pcf.request.id': request.id,
    };
    const start = { name: route ? `${method} ${route}` : method, kind: spanKinds.server, attributes };
    return open(start, request.headers.traceparent);
  }

  const answering = (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => {
    if (untraced.test(request.routeOptions.url ?? '')) return done();
    const span = spans.get(request) ?? begin(request);
    spans.set(request, span);
    withSpan(span, done);
  };
  app.addHook('onRequest', answering);
  // Once more: what goes on when a body has arrived knows nothing of what was before.
  app.addHook('preHandler', answering);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, failure);
  });
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end({}, 'aborted'));
}

/** The same handlers, each job a span: of the trace of the request that caused it, where that was traced. */
function tracedJobs(handlers: JobHandlers, tracing: Tracing): JobHandlers {
  type Handle = (payload: unknown, jobId?: string, isLast?: boolean) => Promise<void>;
  const traced = Object.entries(handlers as unknown as Record<string, Handle>).map(([queue, handle]) => {
    const work: Handle = (payload, jobId, isLast) => {
      const start = {
        name: `process ${queue}`,
        kind: spanKinds.consumer,
        attributes: {
          'messaging.system': 'pgboss',
          'messaging.operation.type': 'process',
          'messaging.operation.name': 'process',
          'messaging.destination.name': queue,
          'messaging.message.id': jobId,
        },
      };
      const { traceparent } = Object(payload) as { traceparent?: unknown };
      return inSpan(tracing.root(start, { header: traceparent, isTrusted: true }), () =>
        handle(payload, jobId, isLast),
      );
    };
    return [queue, work];
  });
  return Object.fromEntries(traced) as JobHandlers;
}
