import type { Call } from '@pcf/contract/operations/call';
import type { CallName } from '@pcf/contract/operations/calls';
import type { PageEnvironment } from '../page-environment.ts';
import { randomId } from '../random-id.ts';
import { clientIdHeaders } from './client-ids.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { fillPath, type Query, writeQuery } from './request-path.ts';

export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Query;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page, for what is said while leaving it. */
  readonly keepalive?: boolean;
  /** The answer is a file, handed over as a Blob. */
  readonly file?: true;
  /** For a call that may be made again later: the server does what it goes with once. */
  readonly idempotencyKey?: string;
}

/** A call that is ready to be sent, and sent again: a repetition carries the same Idempotency-Key. */
export type PreparedCall = (bearer: string | null) => Promise<unknown>;

export function prepareCall(
  environment: PageEnvironment,
  name: CallName,
  { method, path }: Call,
  input: CallInput = {},
  { file, idempotencyKey = randomId(), ...options }: CallOptions = {},
): PreparedCall {
  const url = `${environment.apiBaseUrl()}${fillPath(name, path, input.params ?? {})}${writeQuery(input.query ?? {})}`;
  const headers: Record<string, string> = {
    accept: file ? '*/*' : 'application/json',
    ...clientIdHeaders(environment),
  };
  const init: RequestInit = { method, ...options };
  if (input.body instanceof FormData) init.body = input.body;
  else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(input.body);
  }
  if (method === 'POST' && path.startsWith('/api/')) headers['idempotency-key'] = idempotencyKey;
  return async (bearer) => {
    const authorization: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const answer = await fetchAnswer(url, { ...init, headers: { ...headers, ...authorization } }, file);
    return answer.content;
  };
}
