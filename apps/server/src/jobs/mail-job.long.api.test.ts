import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailMessage } from '../mail/mail-message.ts';
import { capturingTransport, type MailTransport, smtpTransport } from '../mail/mail-transport.ts';
import { handlersOf } from '../testing/handlers-of.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { serverForThisTest, type TestServer } from '../testing/test-server.ts';
import { enqueue } from './enqueue.ts';
import { startJobs } from './job-runner.ts';

const message = { template: 'test', to: 'jana@example.org', language: 'de' } as const;
const patience = { timeout: 25_000, interval: 100 };

async function runJobs(server: TestServer, mail: MailTransport): Promise<void> {
  const runner = await startJobs(
    server.database,
    handlersOf(server, { transport: mail, publicUrl: 'https://exchange.example' }),
    server.app.log,
    server.app.metrics,
  );
  onTestFinished(async () => {
    await runner.stop();
    mail.close();
  });
}

const sessionOf = async (server: TestServer) => {
  const { rows } = await server.database.withoutOrganisation((tx) =>
    sql<{ session_id: string }>`
      select session_id from find_credentials('lena.brandt@nordic-kitchen.example') c, open_session(c.user_id, interval '1 hour', null)`.execute(
      tx,
    ),
  );
  return rows[0]?.session_id ?? '';
};

describe('a mail job', () => {
  it("is inserted in the request's transaction: no cause, no mail", async () => {
    const server = await serverForThisTest();
    const mailServer = await startMailServer();
    const session = await sessionOf(server);
    await expect(
      server.database.write(session, async (tx) => {
        await enqueue(tx, 'mail', { ...message, to: 'never@example.org' });
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    await server.database.write(session, (tx) => enqueue(tx, 'mail', message));
    await runJobs(server, smtpTransport(mailServer.url, 'PCF Exchange <no-reply@exchange.example>'));
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), patience);
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['jana@example.org']);
    expect(mail?.raw).toMatch(/^Subject: PCF Exchange kann Ihnen E-Mails senden/m);
    expect(mail?.raw).toMatch(/Content-Type: text\/plain/);
    expect(mail?.raw).toMatch(/Content-Type: text\/html/);
    expect(mail?.raw).toContain('https://exchange.example/');
  });

  it('is tried again until the mail server takes it', async () => {
    const server = await serverForThisTest();
    const mailServer = await startMailServer();
    mailServer.refuse(2);
    await server.database.executeSql('owner')(
      "update pgboss.queue set retry_delay = 1, retry_backoff = false where name = 'mail'",
    );
    await server.database.withoutOrganisation((tx) => enqueue(tx, 'mail', message));
    await runJobs(server, smtpTransport(mailServer.url, 'no-reply@exchange.example'));
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), patience);
    expect(server.logLines.filter((line) => line.includes('job failed and will be tried again'))).toHaveLength(2);
  });

  it('that fails tells the log and the queue why, and not to whom it was to go', async () => {
    const server = await serverForThisTest();
    const mailServer = await startMailServer();
    mailServer.refuseAddress(message.to, 450, `4.2.0 <${message.to}>: greylisted`);
    await server.database.withoutOrganisation((tx) => enqueue(tx, 'mail', message));
    await runJobs(server, smtpTransport(mailServer.url, 'no-reply@exchange.example'));
    const outputs = await vi.waitFor(async () => {
      const { rows } = await server.database.executeSql('owner')(
        "select output::text from pgboss.job where name = 'mail' and output is not null",
      );
      expect(rows).toHaveLength(1);
      return rows;
    }, patience);
    const log = server.logLines.filter((line) => line.includes('job failed and will be tried again'));
    expect(log).toHaveLength(1);
    for (const text of [...log, String(outputs[0]?.output)]) {
      expect(text).toContain('greylisted');
      expect(text).not.toContain(message.to);
    }
  });

  it('that does not finish before a stop is handed back, and done by whoever runs next', async () => {
    const server = await serverForThisTest();
    await server.database.executeSql('owner')(
      "update pgboss.queue set retry_delay = 1, retry_backoff = false where name = 'mail'",
    );
    await server.database.withoutOrganisation((tx) => enqueue(tx, 'mail', message));
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const stuck = () => {
      begin();
      return new Promise<never>(() => {});
    };
    const nothing = async () => {};
    const idle = {
      notice: nothing,
      'line-notices': nothing,
      announce: nothing,
      'discard-file': nothing,
      'network-delivery': nothing,
      'network-news': nothing,
      'network-sweep': nothing,
      reminders: nothing,
      'fold-tallies': nothing,
      'score-answers': nothing,
      'clean-up': nothing,
    };
    const { log, metrics } = server.app;
    const first = await startJobs(server.database, { ...idle, mail: stuck }, log, metrics, 1000);
    await begun;
    await first.stop();
    const sent: MailMessage[] = [];
    const send = async (each: MailMessage) => void sent.push(each);
    const second = await startJobs(server.database, { ...idle, mail: send }, log, metrics);
    onTestFinished(() => second.stop());
    await vi.waitFor(() => expect(sent).toEqual([message]), patience);
  });

  it('without a mail server is kept and can be read, with nothing in it that runs', async () => {
    const server = await serverForThisTest();
    await server.database.withoutOrganisation((tx) => enqueue(tx, 'mail', message));
    await runJobs(server, capturingTransport(server.database));
    const list = await vi.waitFor(async () => {
      const text = await (await fetch(new URL('/dev/mailbox', server.url))).text();
      expect(text).toContain('jana@example.org');
      return text;
    }, patience);
    const link = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? '';
    const mail = await fetch(new URL(link, server.url));
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toContain('Der Versand funktioniert');
    expect((await fetch(new URL(`/dev/mailbox/${crypto.randomUUID()}`, server.url))).status).toBe(404);
    expect((await fetch(new URL('/dev/mailbox/x', server.url))).status).toBe(404);
  });
});

describe('the mailbox', () => {
  it('is there in demo mode alone', async () => {
    const server = await serverForThisTest({ settings: { DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await fetch(new URL('/dev/mailbox', server.url))).status).toBe(404);
  });
});

describe('an unknown queue', () => {
  it('is refused when a job is enqueued, not when it is lost', async () => {
    const server = await serverForThisTest({ demo: false });
    await expect(
      server.database.withoutOrganisation((tx) => sql`select enqueue('nowhere', '{}')`.execute(tx)),
    ).rejects.toThrow('there is no queue nowhere');
  });
});
