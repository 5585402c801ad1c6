import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, inject, it, vi } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { createProduct, registeredSupplier } from '../../testing/exchange.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startProgram } from '../../testing/run-program.ts';
import { serverForThisTest, type TestServer } from '../../testing/test-server.ts';
import { announceWaiting } from './testing/announce-waiting.ts';
import { hearStream } from './testing/event-stream.ts';

const patience = { timeout: 30_000, interval: 50 };

async function exchange(): Promise<{ server: TestServer; ask(): Promise<void>; supplierToken: string }> {
  const server = await serverForThisTest();
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example', demoPassword)).access_token;
  const supplier = await registeredSupplier(server, lena, 'contact@steel-works.example', 'Steel Works');
  return {
    server,
    supplierToken: supplier.token,
    async ask() {
      const product = await createProduct(server, lena);
      const { status } = await server.call('createEmissionRequest', {
        token: lena,
        body: { supplierId: supplier.id, productIds: [product.id] },
      });
      expect(status).toBe(201);
    },
  };
}

describe('the stream of one process', () => {
  it('hears what was done in another, and ends with its process', async () => {
    const { server, ask, supplierToken } = await exchange();
    if (server.testDatabase.settings?.kind !== 'postgres') throw new Error('This test is for PostgreSQL.');
    const { app, worker, owner = '' } = server.testDatabase.settings;
    const settings = {
      PORT: '0',
      DEMO: 'true',
      DATABASE_URL: app,
      DATABASE_WORKER_URL: worker,
      DATABASE_OWNER_URL: owner,
      SMTP_URL: (await startMailServer()).url,
    };
    const processes = await Promise.all([startProgram(settings), startProgram(settings)]);
    const streams = await Promise.all(processes.map(({ url }) => hearStream(url, supplierToken)));
    await vi.waitFor(() => expect(streams.map(({ heard }) => heard.length)).toEqual([1, 1]), patience);
    // Asked in this process; one of the other two takes the job, and both hear of it.
    await ask();
    await vi.waitFor(() => expect(streams.map(({ heard }) => heard.at(-1)?.unread)).toEqual([1, 1]), patience);

    const [first] = processes;
    if (!first) throw new Error('No process was started.');
    const exited = once(first.process, 'exit');
    first.process.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    // The end of a process may be heard before the end of its connections.
    await vi.waitFor(() => expect(streams.map(({ isOver }) => isOver())).toEqual([true, false]), patience);
  }, 180_000);

  it('hears again after its connection to the database broke, and catches up', async () => {
    const { server, ask, supplierToken } = await exchange();
    const stream = await hearStream(server.url, supplierToken);
    await vi.waitFor(() => expect(stream.heard).toHaveLength(1), patience);
    await ask();
    await vi.waitFor(async () => expect(await endListening(server)).toBe(1), patience);
    // Nobody hears this one.
    await announceWaiting(server);
    await vi.waitFor(() => expect(stream.heard.at(-1)?.unread).toBe(1), patience);
    await vi.waitFor(async () => expect(await listening(server)).toBe(1), patience);
    await ask();
    await announceWaiting(server);
    await vi.waitFor(() => expect(stream.heard.at(-1)?.unread).toBe(2), patience);
  }, 60_000);
});

async function asAdministrator(server: TestServer, statement: string): Promise<number> {
  const source = inject('databaseSource');
  if (source.kind !== 'postgres' || server.testDatabase.settings?.kind !== 'postgres') {
    throw new Error('This test is for PostgreSQL.');
  }
  const client = new pg.Client({ connectionString: source.administratorUrl });
  await client.connect();
  try {
    const name = new URL(server.testDatabase.settings.app).pathname.slice(1);
    const { rowCount } = await client.query(
      `${statement} from pg_stat_activity where datname = $1 and application_name = 'pcf-exchange listening'`,
      [name],
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

const endListening = (server: TestServer) => asAdministrator(server, 'select pg_terminate_backend(pid)');
const listening = (server: TestServer) => asAdministrator(server, 'select pid');
