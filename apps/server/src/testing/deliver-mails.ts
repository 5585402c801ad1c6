import type { JobPayloads } from '../jobs/queues.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { handlersOf } from './handlers-of.ts';
import type { TestServer } from './test-server.ts';

interface WaitingJob {
  id: string;
  name: 'mail' | 'notice' | 'line-notices';
  data: JobPayloads['mail'] & JobPayloads['notice'] & JobPayloads['line-notices'];
}

/** Does the mail jobs that wait, those for later too, in their order and with the real handlers, and answers with what was sent. */
export async function deliverMails(server: TestServer): Promise<ComposedMail[]> {
  const sent: ComposedMail[] = [];
  const transport = { send: async (mail: ComposedMail) => void sent.push(mail), close: () => {} };
  const handlers = handlersOf(server, { transport });
  const execute = server.database.executeSql('owner');
  for (;;) {
    const { rows } = await execute(
      "delete from pgboss.job where name in ('mail', 'notice', 'line-notices') returning id, name, data, created_on",
    );
    if (rows.length === 0) return sent;
    const jobs = (rows as unknown as (WaitingJob & { created_on: Date })[]).toSorted(
      (a, b) => a.created_on.getTime() - b.created_on.getTime(),
    );
    for (const { id, name, data } of jobs) await handlers[name](data, id);
  }
}

/** The token of the link to this page of ours in a mail. */
export function linkToken(mail: ComposedMail | undefined, path: string): string {
  const token = new RegExp(`${path}\\?token=([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`There is no link to ${path} in ${JSON.stringify(mail?.subject)}.`);
  return token;
}
