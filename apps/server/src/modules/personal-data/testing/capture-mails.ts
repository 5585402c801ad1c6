import type { JobPayloads } from '../../../jobs/queues.ts';
import { capturingTransport } from '../../../mail/mail-transport.ts';
import { handlersOf } from '../../../testing/handlers-of.ts';
import type { TestServer } from '../../../testing/test-server.ts';

interface WaitingJob {
  id: string;
  name: 'mail' | 'notice' | 'line-notices';
  data: JobPayloads['mail'] & JobPayloads['notice'] & JobPayloads['line-notices'];
}

/** Does the mail jobs that wait as a server in demo mode does: mails are kept, and so are the jobs for a while. */
export async function captureMails(server: TestServer): Promise<void> {
  const handlers = handlersOf(server, { transport: capturingTransport(server.database) });
  for (;;) {
    const { rows } = await server.database.executeSql('owner')(
      `update pgboss.job set state = 'completed', completed_on = now()
        where name in ('mail', 'notice', 'line-notices') and state = 'created' returning id, name, data`,
    );
    if (rows.length === 0) return;
    for (const { id, name, data } of rows as unknown as WaitingJob[]) await handlers[name](data, id);
  }
}

/** The token of the link to this page of ours in the newest mail to an address. */
export async function capturedToken(server: TestServer, email: string, path: string): Promise<string> {
  await captureMails(server);
  const mails = await server.database.asOwner((tx) =>
    tx
      .selectFrom('captured_mail')
      .select('plain_text')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute(),
  );
  for (const { plain_text: text } of mails) {
    const token = new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`There is no link to ${path} in a mail to ${email}.`);
}
