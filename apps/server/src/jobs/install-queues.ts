import { createHash } from 'node:crypto';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { RoleNames } from '../database/roles.ts';
import { queues } from './queues.ts';

/** Changes with the queue's own schema and with our queues, so that a start at which neither did has nothing to do. */
const fact = `queues ${createHash('sha256').update(getConstructionPlans()).update(JSON.stringify(queues)).digest('hex')}`;

/** As the owner: the queue's own schema, brought up to date, and our queues in it. The worker may use them, not change them. */
export async function installQueues(database: Database, roles: RoleNames): Promise<void> {
  const done = await database.asOwner((tx) =>
    tx.selectFrom('installation').select('fact').where('fact', '=', fact).executeTakeFirst(),
  );
  if (done) return;
  const boss = new PgBoss({
    db: { executeSql: database.executeSql('owner') },
    supervise: false,
    schedule: false,
    migrate: true,
  });
  boss.on('error', () => {});
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, options] of Object.entries(queues)) {
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
  }
  await boss.stop({ graceful: false });
  // On the embedded database the queue's schema is a superuser's, so the owner, as which `enqueue` acts, is granted too.
  await database.executeSql('owner')(`
    grant usage on schema pgboss to ${roles.owner}, ${roles.worker};
    grant select, insert, update, delete on all tables in schema pgboss to ${roles.owner}, ${roles.worker};
    grant execute on all functions in schema pgboss to ${roles.owner}, ${roles.worker}`);
  await database.asOwner((tx) => tx.insertInto('installation').values({ fact }).execute());
}
