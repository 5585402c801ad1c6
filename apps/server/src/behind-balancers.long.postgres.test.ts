import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startHaproxy } from '../../../scripts/haproxy/start-haproxy.ts';
import { serveSite } from '../../../scripts/nginx/start-nginx.ts';
import { freePort } from '../../../scripts/postgres/free-port.ts';
import { createDatabase } from './database/database.ts';
import { openTestDatabase } from './testing/database-source.ts';
import { startMailServer } from './testing/mail-server.ts';
import { startProgram } from './testing/run-program.ts';
import { type SteadyCaller, signInAt, steadyLoad } from './testing/steady-load.ts';
import { readTestCertificate } from './testing/test-certificate.ts';

const drainSeconds = 6;
const operations = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** An example of the documentation as it stands there, but for where this machine has something else. */
function example(language: string, replacements: readonly (readonly [string, string])[]): string {
  const [, found = ''] = new RegExp(`\`\`\`${language}\n([^\`]*)\`\`\``).exec(operations) ?? [];
  return replacements.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, found);
}

it('two processes behind nginx and behind a TCP balancer are replaced under load without an error', async () => {
  const testDatabase = await openTestDatabase(inject('databaseSource'), 'demo');
  onTestFinished(() => testDatabase.drop());
  if (testDatabase.settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  const { app, worker, owner = '' } = testDatabase.settings;
  const mailServer = await startMailServer();
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number) =>
    startProgram({
      PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
      DEMO: 'true',
      TRUST_PROXY: 'loopback',
      REQUESTS_PER_MINUTE: '10000000',
      DATABASE_URL: app,
      DATABASE_WORKER_URL: worker,
      DATABASE_OWNER_URL: owner,
      SMTP_URL: mailServer.url,
    });
  let servers = await Promise.all(ports.map(start));

  const addresses = [
    ['10.0.0.11:3000', `127.0.0.1:${ports[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${ports[1]}`],
  ] as const;
  const { cert, key } = await readTestCertificate();
  const nginx = await serveSite(
    (port) =>
      example('nginx', [
        ...addresses,
        ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
        ['/etc/ssl/pcf/certificate.pem', 'certificate.pem'],
        ['/etc/ssl/pcf/key.pem', 'key.pem'],
      ]),
    { 'certificate.pem': cert.toString(), 'key.pem': key.toString() },
  );
  onTestFinished(() => nginx.stop());
  const haproxy = await startHaproxy((port) =>
    example('haproxy', [...addresses, ['bind :443', `bind 127.0.0.1:${port}`]]),
  );
  onTestFinished(() => haproxy.stop());
  const byNginx = `https://localhost:${nginx.port}`;
  const byHaproxy = `http://127.0.0.1:${haproxy.port}`;
  expect(await negotiated(byNginx, cert)).toBe('h2');

  const token = await signInAt(servers[0]?.url ?? '');
  // nginx learns of an end only by a connection that is refused: a write that it sends in that instant is lost.
  const callersOfNginx: SteadyCaller[] = [
    ...[1, 2, 3].map(() => new HttpsAgent({ ca: cert, keepAlive: true, maxSockets: 1 })),
    new HttpsAgent({ ca: cert }),
  ].map((agent) => ({ url: byNginx, agent, repeats: true }));
  const callers: SteadyCaller[] = [
    ...callersOfNginx,
    ...[1, 2, 3].map(() => ({ url: byHaproxy, agent: new HttpAgent({ keepAlive: true, maxSockets: 1 }) })),
    { url: byHaproxy, agent: new HttpAgent() },
  ];
  const load = steadyLoad(callers, token);
  onTestFinished(() => void load.end());
  await wait(1_000);
  for (const which of [0, 1] as const) {
    const stopped = servers[which];
    if (!stopped) throw new Error('There is no such process.');
    const exited = once(stopped.process, 'exit');
    stopped.process.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    await wait(500);
    const again = await start(ports[which]);
    servers = servers.map((server, index) => (index === which ? again : server));
    // Until the balancer has asked it.
    await wait(1_500);
  }
  const { errors, reads, written, repeated } = await load.end();
  expect(errors).toEqual([]);
  expect(repeated.length).toBeLessThanOrEqual(callersOfNginx.length);
  expect(Math.min(...reads.values())).toBeGreaterThan(50);

  const { rows } = await createDatabase(testDatabase.backend).asOwner((tx) =>
    sql<{ name: string }>`select name from product where name like ${`${load.prefix}%`}`.execute(tx),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...written].sort());
  const read = [...reads.values()].reduce((sum, each) => sum + each);
  process.stdout.write(
    `${written.length} writes and ${read} reads while both were replaced, no error, ${repeated.length} repeated\n`,
  );
}, 120_000);

/** What a browser and nginx agree on. */
async function negotiated(url: string, ca: Buffer): Promise<string> {
  const session = connectHttp2(url, { ca });
  await once(session, 'connect');
  const stream = session.request({ ':path': `/health/live?${randomUUID()}` });
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(200);
  const { alpnProtocol } = session;
  session.destroy();
  return String(alpnProtocol);
}
