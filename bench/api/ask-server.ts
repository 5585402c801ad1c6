import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { operations } from '@pcf/contract/operations/operations';
import type { HttpRequest } from '../http/http-request.ts';

type Body<Name extends CallName> = OperationInput<Name> extends { body: infer Given } ? Given : undefined;

export interface CallInput<Name extends CallName> {
  readonly token?: string | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: Body<Name>;
  /** A CSV file, instead of a body. */
  readonly file?: string | undefined;
}

const boundary = 'a-boundary-of-benches';
const formOf = (file: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`;

/** A call of the contract as a request. */
export function requestFor<Name extends CallName>(
  name: Name,
  { token, params = {}, query = {}, body, file }: CallInput<Name>,
): HttpRequest {
  const { method, path } = calls[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return {
    method,
    path: asked ? `${filled}?${asked}` : filled,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    body: file === undefined ? body && JSON.stringify(body) : formOf(file),
    expected: operations[name].success.status,
  };
}

/** For what has to be there before anything is measured. */
export async function askServer<Name extends CallName>(
  url: string,
  name: Name,
  input: CallInput<Name>,
): Promise<OperationOutput<Name>> {
  const text = await send(url, requestFor(name, input));
  return (text === '' ? undefined : JSON.parse(text)) as OperationOutput<Name>;
}

export async function send(url: string, { method, path, headers, body, expected }: HttpRequest): Promise<string> {
  const response = await fetch(new URL(path, url), { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (response.status !== expected)
    throw new Error(`${method} ${path} was answered with ${response.status} instead of ${expected}: ${text}`);
  return text;
}
