import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/sql-error.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { createOrganisation } from '../modules/organisation/organisation.service.ts';
import { createUser } from '../modules/users/users.service.ts';
import { hashPassword } from '../tokens/password-hash.ts';
import { ageDemo } from './age-demo.ts';
import { atDemoMoment, demoCallers } from './at-demo-moment.ts';
import { type DemoOrganisation, demoEmail, demoOrganisations, demoPassword } from './demo-organisations.ts';
import { demoPlay } from './demo-play.ts';
import { loadDemoFacts } from './load-demo-facts.ts';
import { loadDemoInvitations } from './load-demo-invitations.ts';
import { loadDemoProducts } from './load-demo-products.ts';
import { loadDemoTemplates } from './load-demo-sold-products.ts';
import { loadDemoStatements } from './load-demo-statements.ts';
import { loadOnce, unlessDone } from './load-once.ts';

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

/** All of the demo: its companies, what they buy and sell, and nearly a year of what passed between them. */
export async function loadDemoExchange(database: Database, documents: DocumentStore): Promise<void> {
  await loadDemo(database);
  await loadDemoInvitations(database);
  await loadDemoProducts(database);
  await loadDemoAnswers(database, documents);
  await loadDemoTemplates(database);
  await loadDemoFacts(database);
  await ageDemo(database);
}

/** What the demo's customers asked for, what its suppliers answered, and what came of it. */
export async function loadDemoAnswers(database: Database, documents: DocumentStore): Promise<void> {
  await loadOnce(database, 'demo answers', async () => {
    const callers = await demoCallers(database);
    await loadDemoStatements(database, documents, callers);
    // One transaction for each, so that an interrupted load goes on where it was.
    for (const { daysAgo, who, act } of demoPlay()) {
      const caller = callers.get(who);
      if (caller) await unlessDone(atDemoMoment(database, daysAgo, caller, (tx) => act(tx, caller, callers)));
    }
  });
}
