import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';

export type Body<Name extends CallName> = OperationInput<Name> extends { body: infer Given } ? Given : undefined;

/** One call to a server, for what a journey needs but is not about. */
export async function callAt<Name extends CallName>(
  baseUrl: string,
  name: Name,
  body: Body<Name>,
  accessToken?: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): Promise<OperationOutput<Name>> {
  const { method, path } = calls[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(params[key] ?? ''));
  const response = await fetch(new URL(`${filled}?${new URLSearchParams(query)}`, baseUrl), {
    method,
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as OperationOutput<Name>;
}
