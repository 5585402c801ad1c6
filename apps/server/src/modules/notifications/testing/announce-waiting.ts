import { announce } from '../../../jobs/collect-notices.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Does the announcements that wait, as the worker does: all of them in one go. Answers with how many there were. */
export async function announceWaiting({ database }: Pick<TestServer, 'database'>): Promise<number> {
  const { rows } = await database.executeSql('owner')("delete from pgboss.job where name = 'announce' returning data");
  const ids = rows.map(({ data }) => (data as { organisationId: string }).organisationId);
  if (ids.length > 0) await announce(database, ids);
  return ids.length;
}
