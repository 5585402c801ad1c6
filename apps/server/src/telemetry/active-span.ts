import { AsyncLocalStorage } from 'node:async_hooks';

/** As OpenTelemetry numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: (typeof spanKinds)[keyof typeof spanKinds];
  readonly attributes: Attributes;
}

/** A piece of work that is measured, as part of a trace. */
export interface Span {
  /** What carries the trace to another process (W3C Trace Context). */
  readonly traceparent: string;
  /** A piece of this work. */
  child(start: SpanStart): Span;
  /** The first call counts. */
  end(attributes?: Attributes, failure?: string): void;
}

const active = new AsyncLocalStorage<Span | undefined>();

/** The work that is being done, where somebody traces it. None where tracing is not set. */
export const activeSpan = (): Span | undefined => active.getStore();

export const withSpan = <Result>(span: Span | undefined, work: () => Result): Result => active.run(span, work);

/** Does work as a span: it ends with the work, and tells by its kind where that fails. */
export async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await withSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, failureOf(error));
    throw error;
  }
}

/** Never the message of an error: it may quote what somebody typed. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const maxQueryLength = 2_000;

/** What a statement is called in a trace: its text with placeholders, never its values. */
export function statementSpan(text: string, attributes: Attributes = {}): SpanStart {
  // Placeholders stand for the values; what is quoted in the text itself is left out all the same.
  const query = text.slice(0, maxQueryLength).replaceAll(/'[^']*'?/g, "'?'");
  const operation = (/[a-z]+/i.exec(query)?.[0] ?? 'unknown').toUpperCase();
  return {
    name: operation,
    kind: spanKinds.client,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': query,
      ...attributes,
    },
  };
}
