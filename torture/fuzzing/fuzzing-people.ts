import { sql } from 'kysely';
import { nameInstallationAdmin } from '../../apps/server/src/database/installation-admins.ts';
import { registeredUser } from '../../apps/server/src/testing/companies.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { CallerName } from './draft.ts';

/** Organisations of the demo that have much to do with each other. */
const organisationNames = { customer: 'Nordic Kitchen', supplier: 'Hydral Rolling AS' } as const;

export interface FuzzingPeople {
  /** Of an ADMIN who is signed in; nothing for nobody. */
  token(caller: CallerName): Promise<string | undefined>;
  /** Somebody new takes the place of a user who was signed out, removed or has become EDITOR. */
  replace(caller: CallerName): void;
  /** Everything that no log may hold. */
  readonly secrets: readonly string[];
}

export async function fuzzingPeople(server: TestServer): Promise<FuzzingPeople> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ id: string; name: string }>`
      select id, name from organisation where name in (${sql.join(Object.values(organisationNames))})`.execute(tx),
  );
  const idOf = (caller: keyof typeof organisationNames) =>
    rows.find(({ name }) => name === organisationNames[caller])?.id ?? '';
  const ids = { customer: idOf('customer'), supplier: idOf('supplier') };
  const tokens = new Map<CallerName, Promise<string>>();
  const secrets: string[] = [];

  let registered = 0;

  async function register(caller: keyof typeof organisationNames): Promise<string> {
    registered += 1;
    const email = `admin-${registered}@fuzz.example`;
    // The one before may have suspended it.
    await server.database.executeSql('owner')('delete from organisation_suspension where organisation_id = $1', [
      ids[caller],
    ]);
    const { token } = await registeredUser(server, ids[caller], { email, accessLevel: 'ADMIN' });
    // Customers run the installation too, so that its calls are tried as well.
    if (caller === 'customer') await nameInstallationAdmin(server.database, email);
    secrets.push(token);
    return token;
  }

  return {
    secrets,
    async token(caller) {
      if (caller === 'nobody') return undefined;
      const kept = tokens.get(caller) ?? register(caller);
      tokens.set(caller, kept);
      return kept;
    },
    replace: (caller) => void tokens.delete(caller),
  };
}
