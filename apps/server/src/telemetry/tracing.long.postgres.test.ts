import { once } from 'node:events';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/database-source.ts';
import { startProgram } from '../testing/run-program.ts';
import { startSpanReceiver } from './testing/span-receiver.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

/** A server in a process of its own, with these settings beside those of its database. */
async function start(settings: Record<string, string>) {
  const { settings: database, drop } = await openTestDatabase(inject('databaseSource'));
  onTestFinished(drop);
  if (database?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
  return startProgram({
    PORT: '0',
    DEMO: 'false',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: database.app,
    DATABASE_WORKER_URL: database.worker,
    DATABASE_OWNER_URL: database.owner ?? '',
    ...settings,
  });
}

async function signIn(url: string): Promise<{ status: number; milliseconds: number }> {
  const begun = performance.now();
  const { status } = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'x' }),
  });
  return { status, milliseconds: performance.now() - begun };
}

/** How long it takes, and with which code it ends. */
async function stop(child: Awaited<ReturnType<typeof start>>['process']) {
  const begun = performance.now();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  return { code, milliseconds: performance.now() - begun };
}

async function receiver(options?: Parameters<typeof startSpanReceiver>[0]) {
  const started = await startSpanReceiver(options);
  onTestFinished(() => started.stop());
  return started;
}

it('a server sends what it has done, what is left of it when it stops', async () => {
  const collector = await receiver();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect((await signIn(server.url)).status).toBe(401);
  expect((await stop(server.process)).code).toBe(0);
  const request = collector.spans.find(({ name }) => name === 'POST /auth/registration/users/login');
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringContaining('take_limit($1'),
  );
  expect(collector.heard.map(({ body }) => body).join('')).not.toContain('nobody@example.org');
});

it.each([
  ['takes requests and never answers', async () => (await receiver({ isSilent: true })).url],
  ['is not there', async () => 'http://127.0.0.1:1'],
])('a receiver that %s delays neither a request nor, for long, a stop', async (_case, address) => {
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: await address() });
  for (let call = 0; call < 5; call += 1) {
    const { status, milliseconds } = await signIn(server.url);
    expect(status).toBe(401);
    expect(milliseconds).toBeLessThan(5_000);
  }
  const { code, milliseconds } = await stop(server.process);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(15_000);
});

it('nothing is sent where no receiver is set, or tracing is switched off', async () => {
  const collector = await receiver();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' });
  expect((await signIn(server.url)).status).toBe(401);
  expect((await stop(server.process)).code).toBe(0);
  expect(collector.heard).toEqual([]);
});
