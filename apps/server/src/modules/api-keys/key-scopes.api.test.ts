import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { Permission } from '@pcf/contract/permissions';
import { type ApiKeyScope, apiKeyScopes } from '@pcf/contract/vocabulary/users';
import { beforeAll, expect, it } from 'vitest';
import { createKey } from '../../testing/api-keys.ts';
import { serverOfFile } from '../../testing/api-test.ts';

const secrets = new Map<ApiKeyScope, string>();

const server = await serverOfFile();
beforeAll(async () => {
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  for (const scope of apiKeyScopes) secrets.set(scope, (await createKey(server, lena, [scope])).secret);
});

const scopeOf: Partial<Record<Permission, ApiKeyScope>> = {
  seeOrganisation: 'READ',
  seeProducts: 'PRODUCTS',
  useProducts: 'PRODUCTS',
  actOnRequests: 'REQUESTS',
  answerRequests: 'ANSWERS',
  invitePartners: 'PARTNERS',
  seeActivity: 'ACTIVITY',
};

const signedIn = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'public');
/** Malformed, so that whoever may call is told so and changes nothing. */
const query = { pageNumber: 'x' };
const params = Object.fromEntries(
  signedIn.flatMap((name) => [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'x'])),
);

it.each(signedIn)('%s is open to the scope that covers it and forbidden to every other', async (name) => {
  const answers = await Promise.all(
    apiKeyScopes.map(async (scope) => {
      const { status, body } = await server.call(name, { token: secrets.get(scope) ?? '', params, query });
      expect([scope, status]).not.toEqual([scope, 401]);
      expect(status).toBeLessThan(500);
      return [scope, status === 403 ? body.code : 'open'];
    }),
  );
  expect(answers).toEqual(
    apiKeyScopes.map((scope) => [scope, scopeOf[calls[name].access as Permission] === scope ? 'open' : 'FORBIDDEN']),
  );
});
