import { sql } from 'kysely';
import { organisationIdOf } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Somebody with a verified account of that mail domain asks to join; answers with the id of the request. */
export async function askForAccess(
  server: TestServer,
  organisation: string,
  person: { email: string; firstName: string; lastName: string; message?: string },
): Promise<{ id: string; accountId: string }> {
  const organisationId = await organisationIdOf(server, organisation);
  const domain = person.email.split('@')[1];
  return server.database.withoutOrganisation(async (tx) => {
    const account = await sql<{ id: string }>`select create_account(${person.email}, 'x', true) as id`.execute(tx);
    const accountId = account.rows[0]?.id ?? '';
    const { rows } = await sql<{ id: string }>`
      select request_access(${accountId}::uuid, ${organisationId}::uuid, ${domain}, ${person.firstName}, ${person.lastName},
        'Buyer', 'fr', ${person.message ?? null}) as id`.execute(tx);
    if (!rows[0]?.id) throw new Error(`${person.email} could not ask for access.`);
    return { id: rows[0].id, accountId };
  });
}
