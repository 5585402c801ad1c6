import { type ApiKeyScope, apiKeyScopes, type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import { createKey } from '../../apps/server/src/testing/api-keys.ts';
import { registeredCompany, registeredUser } from '../../apps/server/src/testing/companies.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { taken } from '../shared/taken.ts';

/** Who calls, as the platform ought to know them: nobody, a person with a role or a key with scopes. */
export interface Caller {
  readonly who: string;
  readonly is: 'nobody' | UserAccessLevel | readonly ApiKeyScope[];
  /** One of many with papers that are worth nothing, of whom some are enough. */
  readonly spare?: true;
  /** Anew, where what was called before has ended the one before. */
  token(): Promise<string | undefined>;
}

const hour = 60 * 60 * 1000;

/** Everybody who can stand before the door, with good papers, with old ones and with none. */
export async function openCallers(server: TestServer): Promise<Caller[]> {
  const admin = await registeredCompany(server, 'Company', { email: 'ada@company.example' });
  const person = (name: string, accessLevel: UserAccessLevel) =>
    registeredUser(server, admin.organisationId, { email: `${name}@company.example`, accessLevel });
  const [removed, leaver] = [await person('rob', 'ADMIN'), await person('lou', 'ADMIN')];
  taken(await server.call('deleteAccounts', { token: admin.token, body: [removed.email] }));
  taken(await server.call('endAllSessions', { token: leaver.token }));
  const expired = await inThePast(() => server.signIn(admin.email));
  const allScopes = [...apiKeyScopes];
  const [revoked, lapsed] = [
    await createKey(server, admin.token, allScopes),
    await createKey(server, admin.token, allScopes, { expiresOn: '2099-01-01' }),
  ];
  taken(await server.call('revokeApiKey', { token: admin.token, params: { keyId: revoked.id } }));
  await asOwner(server, sql`update api_key set expires_at = now() where id = ${lapsed.id}`);

  const holding = (who: string, is: Caller['is'], token: string | undefined): Caller => ({
    who,
    is,
    token: async () => token,
  });
  const worthless = (who: string, token: string): Caller => ({ ...holding(who, 'nobody', token), spare: true });
  // Somebody new each time: what was called may have ended more than a session.
  const newcomer = (is: UserAccessLevel): Caller => ({
    who: is,
    is,
    token: async () => (await person(crypto.randomUUID(), is)).token,
  });
  const keys = apiKeyScopes.map(async (scope) =>
    holding(`a key to ${scope}`, [scope], (await createKey(server, admin.token, [scope])).secret),
  );
  return [
    holding('nobody', 'nobody', undefined),
    worthless('a token that is none', 'nonsense'),
    holding('an expired token', 'nobody', expired.access_token),
    worthless('a token whose session is over', leaver.token),
    holding('a token of somebody removed', 'nobody', removed.token),
    worthless('a revoked key', revoked.secret),
    worthless('a lapsed key', lapsed.secret),
    ...userAccessLevels.map(newcomer),
    ...(await Promise.all(keys)),
  ];
}

/** Of the clock of this process alone, which signs tokens; the database has its own. */
async function inThePast<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hour });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
