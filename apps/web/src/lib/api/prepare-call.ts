import { accountsCalls } from '@pcf/contract/operations/accounts.calls';
import type { Call } from '@pcf/contract/operations/call';
import type { CallName } from '@pcf/contract/operations/calls';
import { pageCalls } from '@pcf/contract/operations/page.calls';
import type { PageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';
import { randomId } from '../random-id.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { fillPath, type Query, writeQuery } from './request-path.ts';

/** What is called before anybody is signed in, and so comes with the first chunk. */
export const entryCalls = { ...accountsCalls, ...pageCalls };

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

/** Every other call is looked up in a table of its own chunk, which is loaded once after the sign-in. */
export async function knownCall(name: CallName): Promise<Call> {
  if (name in entryCalls) return entryCalls[name as keyof typeof entryCalls];
  const { calls } = await import('@pcf/contract/operations/calls');
  return calls[name];
}

/** The ids by which the server's log tells browsers and their tabs apart; they say nothing about a person. */
export function clientIdHeaders(environment: Pick<PageEnvironment, 'localStorage' | 'sessionStorage'>) {
  return {
    'x-device-id': keptId(environment.localStorage, 'deviceId'),
    'x-session-id': keptId(environment.sessionStorage, 'sessionId'),
  };
}

function keptId(storage: PageStorage, key: string): string {
  const kept = storage.getItem(key);
  if (kept !== null) return kept;
  const id = randomId();
  storage.setItem(key, id);
  return id;
}
