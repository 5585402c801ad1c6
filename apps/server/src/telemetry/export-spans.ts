import type { Config } from '../config.ts';
import type { Attributes, SpanStart } from './active-span.ts';

/** Times are milliseconds since 1970. */
export interface EndedSpan extends SpanStart {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failed: boolean;
}

interface SpanExport {
  /** Never waits and never fails: what there is no room for is dropped. */
  add(span: EndedSpan): void;
  stop(): Promise<void>;
}

type ExportSettings = Pick<NonNullable<Config['tracing']>, 'endpoint' | 'headers' | 'timeoutMilliseconds'>;

/** The defaults of OpenTelemetry's batch processor. */
const maxQueued = 2_048;
const maxAtOnce = 512;
const everyMilliseconds = 5_000;
/** A stop does not wait longer for a receiver. */
const stopMilliseconds = 3_000;
/** A receiver that is away is told of in the log no more often. */
const warnMilliseconds = 60_000;
/** What may succeed later, by the specification of OTLP; so may what has not arrived at all. */
const retried = new Set([429, 502, 503, 504]);

/** Collects spans and posts them as OTLP/HTTP in JSON, a few at a time, beside everything else. */
export function createSpanExport(
  { endpoint, headers, timeoutMilliseconds }: ExportSettings,
  about: { readonly resource: Attributes; readonly version: string },
  warn: (reason: string) => void,
): SpanExport {
  let queue: EndedSpan[] = [];
  let sending: Promise<boolean> | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => void send(), everyMilliseconds).unref();

  /** Whether there was something, and it arrived. */
  function send(): Promise<boolean> {
    if (sending) return sending;
    if (queue.length === 0) return Promise.resolve(false);
    const batch = queue.slice(0, maxAtOnce);
    queue = queue.slice(maxAtOnce);
    sending = post(batch).then((arrived) => {
      sending = undefined;
      // What came meanwhile does not wait for the next turn where there is much of it.
      if (arrived && queue.length >= maxAtOnce) void send();
      return arrived;
    });
    return sending;
  }

  async function post(batch: EndedSpan[]): Promise<boolean> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(requestOf(batch, about)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      await response.body?.cancel();
      if (response.ok) return true;
      tell(`answered with ${response.status}`);
      if (retried.has(response.status)) takeBack(batch);
    } catch (error) {
      const { cause } = Object(error) as { cause?: unknown };
      tell(String(Object(cause).code ?? Object(error).name));
      takeBack(batch);
    }
    return false;
  }

  /** Newer ones go first where not all fit. */
  function takeBack(batch: EndedSpan[]): void {
    const room = Math.max(0, maxQueued - queue.length);
    queue = [...batch.slice(0, room), ...queue];
  }

  function tell(reason: string): void {
    if (performance.now() - warnedAt < warnMilliseconds) return;
    warnedAt = performance.now();
    warn(reason);
  }

  return {
    add(span) {
      if (queue.length >= maxQueued) return;
      queue.push(span);
      if (queue.length === maxAtOnce) void send();
    },
    async stop() {
      clearInterval(timer);
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, stopMilliseconds, false).unref());
      const flushed = (async () => {
        await sending;
        // As long as it arrives; a receiver that is away is not asked again.
        while (await send());
        return true;
      })();
      await Promise.race([flushed, late]);
    },
  };
}

/** OTLP in JSON, as opentelemetry-proto 1.x describes it. */
function requestOf(spans: readonly EndedSpan[], { resource, version }: { resource: Attributes; version: string }) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'pcf-exchange', version },
            spans: spans.map(({ startedAt, endedAt, attributes, failed, ...span }) => ({
              ...span,
              startTimeUnixNano: nanoseconds(startedAt),
              endTimeUnixNano: nanoseconds(endedAt),
              attributes: attributesOf(attributes),
              status: { code: failed ? 2 : 0 },
            })),
          },
        ],
      },
    ],
  };
}

/** As text, since a number of JSON has not enough digits. */
const nanoseconds = (milliseconds: number) => `${BigInt(Math.round(milliseconds * 1000)) * 1000n}`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: otlpValue(value) }]));

function otlpValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
