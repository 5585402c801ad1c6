import { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

const open = "state in ('created', 'retry', 'active')";

/**
 * As if an hour had passed without any process: whoever looks after the queues finds the jobs of processes that are
 * gone, and those that wait for another try may have it.
 */
export async function letTimePass(database: Database): Promise<void> {
  const execute = database.executeSql('owner');
  await execute(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where ${open}`);
  await execute('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
  const boss = new PgBoss({
    db: { executeSql: execute },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false, close: false });
  await execute(`update pgboss.job set start_after = least(start_after, now()) where ${open}`);
}
