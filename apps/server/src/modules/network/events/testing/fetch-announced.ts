import type { JobPayloads } from '../../../../jobs/queues.ts';
import { handlersOf } from '../../../../testing/handlers-of.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

/** Does the jobs that wait for what partners announced, with the real handler; kept, they are done again the next time. */
export async function fetchAnnounced(server: TestServer, { keep = false } = {}): Promise<void> {
  const handlers = handlersOf(server);
  const execute = server.database.executeSql('owner');
  const { rows } = await execute(
    keep
      ? "select data from pgboss.job where name = 'network-news'"
      : "delete from pgboss.job where name = 'network-news' returning data",
  );
  for (const { data } of rows as unknown as { data: JobPayloads['network-news'] }[]) {
    await handlers['network-news'](data, '');
  }
}
