import type { HttpRequest } from './http-request.ts';

/** What is asked of the load generator. */
export interface Load {
  readonly url: string;
  readonly requests: readonly HttpRequest[];
  /** Connections that each send one request after the other. */
  readonly lanes: number;
  /** Over and over for so long; where it is left out, each request once. */
  readonly milliseconds?: number | undefined;
}

export interface LoadFigures {
  readonly answers: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
