import type { CallName } from '@pcf/contract/operations/calls';
import { type Answer, answerOf, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { inputSchemas, operationOf, requestParts } from './document.ts';
import type { IdPlace } from './id-places.ts';
import { formWith } from './sample-file.ts';
import { type Hints, sampleValue } from './sample-value.ts';

export interface OperationRequest {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
  /** In place of any file that the operation takes. */
  readonly file?: string;
}

/** A request that keeps the document, with this value at one place of it. */
export function sampleRequest(name: CallName, hints: Hints, at?: { place: IdPlace; value: string }): OperationRequest {
  const schemas = inputSchemas(name);
  const sampled = requestParts.flatMap((part) => {
    const schema = schemas[part];
    if (!schema) return [];
    const wanted = at?.place.part === part ? at.place.path : undefined;
    return [[part, sampleValue(schema, { name: part, wanted }, { hints, placed: at?.value })]];
  });
  return Object.fromEntries(sampled) as OperationRequest;
}

export interface Sender {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As a browser sends it: a file in a form where the operation takes one. */
export function requestOf(
  url: string,
  name: CallName,
  { path, query, body, file }: OperationRequest,
  { token, headers }: Sender,
): Request {
  const { method, path: template, upload } = operationOf(name);
  const values: Readonly<Record<string, unknown>> = { ...path };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(String(values[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...query } as Record<string, unknown>)) search.set(key, String(value));
  return new Request(new URL(`${filled}?${search}`, url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(upload ? { body: formWith(upload.types, file) } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function sendOperation(
  server: Pick<TestServer, 'url'>,
  name: CallName,
  request: OperationRequest,
  sender: Sender,
): Promise<Answer> {
  const stopping = new AbortController();
  const response = await fetch(requestOf(server.url, name, request, sender), { signal: stopping.signal });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // A stream has no end of its own.
    stopping.abort();
    return { status: response.status, headers: response.headers, body: {} };
  }
  const answer = await answerOf(response);
  return { ...answer, body: answer.body ?? {} };
}
