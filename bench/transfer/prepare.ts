import { demoEmail, demoOrganisations, demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { startServer } from '../../e2e/start-server.ts';
import { asAdministrator, createDatabase, databaseSettings } from '../../scripts/postgres/databases.ts';
import { supplierEmail } from './product-file.ts';

const invitationsInCall = 100;

/** Works with a server on one of the databases. */
export async function onServer<Result>(
  administratorUrl: string,
  database: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ DEMO: 'true', ...databaseSettings(administratorUrl, database) });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** The first user of one of the demo's organisations. */
export async function signIn(url: string, organisationIndex: number): Promise<string> {
  const organisation = demoOrganisations[organisationIndex];
  const [user] = organisation?.users ?? [];
  if (!organisation || !user) throw new Error('The demo has nobody to sign in.');
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(user, organisation), password: demoPassword }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** The demo's first organisation has invited all the suppliers, and their mails are no longer on anybody's list. */
export async function prepare(administratorUrl: string, database: string, suppliers: number): Promise<void> {
  await createDatabase(administratorUrl, database);
  await onServer(administratorUrl, database, async (url) => {
    const token = await signIn(url, 0);
    for (let first = 0; first < suppliers; first += invitationsInCall) {
      const invitations = Array.from({ length: invitationsInCall }, (_, index) => ({
        email: supplierEmail(first + index),
        relation: 'SUPPLIER',
      }));
      const { ok, status } = await fetch(new URL('/api/organisation/access-management/v2', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ invitations }),
      });
      if (!ok) throw new Error(`The suppliers could not be invited: ${status}.`);
    }
  });
  await asAdministrator(
    administratorUrl,
    (client) => client.query("delete from pgboss.job where name in ('mail', 'notice')"),
    database,
  );
}
