import type { ApiKeyScope } from '@pcf/contract/vocabulary/users';
import type { TestServer } from './test-server.ts';

export interface CreatedKey {
  readonly id: string;
  readonly secret: string;
}

/** A key of the ADMIN's organisation, through the call. */
export async function createKey(
  server: TestServer,
  admin: string,
  scopes: readonly ApiKeyScope[],
  given: Readonly<Record<string, unknown>> = {},
): Promise<CreatedKey> {
  const { status, body } = await server.call('createApiKey', {
    token: admin,
    body: { name: scopes.join(' and '), scopes, ...given },
  });
  if (status !== 201) throw new Error(`No key was created: ${JSON.stringify(body)}`);
  return { id: String(body.id), secret: String(body.secret) };
}
