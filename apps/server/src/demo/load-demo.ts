import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/sql-error.ts';
import { createOrganisation } from '../modules/organisation/organisation.service.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import { type DemoOrganisation, demoEmail, demoOrganisations, demoPassword } from './demo-organisations.ts';

const fact = 'demo';

/** Once for a database. An interrupted load goes on where it stopped; what somebody removed later does not come back. */
export async function loadDemo(database: Database): Promise<void> {
  const loaded = await database.asOwner((tx) =>
    tx.selectFrom('installation').select('fact').where('fact', '=', fact).executeTakeFirst(),
  );
  if (loaded) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const organisation of demoOrganisations) await loadOrganisation(database, organisation, passwordHash);
  await database.asOwner((tx) =>
    tx
      .insertInto('installation')
      .values({ fact })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

async function loadOrganisation(
  database: Database,
  organisation: DemoOrganisation,
  passwordHash: string,
): Promise<void> {
  const organisationId = randomUUID();
  try {
    await database.forNewOrganisation(organisationId, async (tx) => {
      await createOrganisation(tx, { id: organisationId, name: organisation.name });
      for (const user of organisation.users) {
        await createUser(tx, {
          ...user,
          organisationId,
          email: demoEmail(user, organisation),
          passwordHash,
          emailVerified: true,
        });
      }
    });
  } catch (error) {
    // The addresses are there: this organisation was loaded before.
    if (!isUniqueViolation(error)) throw error;
  }
}
