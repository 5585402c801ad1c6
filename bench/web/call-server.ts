import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';

type Given<Name extends CallName> = Partial<OperationInput<Name>> & { readonly token?: string };

/** One call, for what a page is to show. */
export async function callServer<Name extends CallName>(
  origin: string,
  name: Name,
  given: Given<Name> = {},
): Promise<OperationOutput<Name>> {
  const { body, params = {}, query = {}, token } = given as Record<'body' | 'params' | 'query', object> & Given<Name>;
  const { method, path } = calls[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => Reflect.get(params, key));
  const response = await fetch(new URL(`${filled}?${new URLSearchParams({ ...query })}`, origin), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as OperationOutput<Name>;
}
