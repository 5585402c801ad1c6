import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/sql-error.ts';
import { createOrganisation } from '../modules/organisation/organisation.service.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import { type DemoOrganisation, demoEmail, demoOrganisations, demoPassword } from './demo-organisations.ts';
import { loadOnce } from './load-once.ts';

/** The organisations and their people. */
export async function loadDemo(database: Database): Promise<void> {
  await loadOnce(database, 'demo', async () => {
    const passwordHash = await hashPassword(demoPassword);
    for (const organisation of demoOrganisations) await loadOrganisation(database, organisation, passwordHash);
  });
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
      await tx.insertInto('demo_organisation').values({ organisation_id: organisationId }).execute();
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
