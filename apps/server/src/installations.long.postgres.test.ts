import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startOwnPostgres } from '../../../scripts/postgres/start-postgres.ts';
import { rowsIn } from './back-up/testing/rows-in.ts';
import { readCatalogue } from './database/testing/read-catalogue.ts';
import { demoPassword } from './demo/demo-organisations.ts';
import { operate, startProgram } from './testing/run-program.ts';

type DatabaseSetting = 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATABASE_WORKER_URL';
type Addresses = Record<DatabaseSetting, string>;

/** With what it prints, as an operator copies it. */
async function createRoles(ADMINISTRATOR_URL: string, words: readonly string[]): Promise<Addresses> {
  const { code, output } = await operate(['create-roles', ...words], { ADMINISTRATOR_URL });
  expect(code, output).toBe(0);
  return Object.fromEntries(
    [...output.matchAll(/^(DATABASE_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  ) as Addresses;
}

async function asking<Result>(address: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return work(client).finally(() => client.end());
}

const catalogueOf = ({ DATABASE_OWNER_URL }: Addresses) =>
  asking(DATABASE_OWNER_URL, (client) => readCatalogue((text, values) => client.query(text, values)));

async function stop({ process }: Awaited<ReturnType<typeof startProgram>>): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await ended;
}

const signIn = async (url: string) => {
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'lena.brandt@nordic-kitchen.example', password: demoPassword }),
  });
  return { status: response.status, body: (await response.json()) as { access_token: string } };
};

it('two installations share a server, neither enters the other, and a back-up of one goes into the other', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.stop());
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-installations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));

  const first = await createRoles(postgres.ownerUrl, []);
  const second = await createRoles(postgres.ownerUrl, ['--prefix', 'acme']);
  expect(
    [first, second].map(({ DATABASE_URL }) => new URL(DATABASE_URL)).map((url) => url.username + url.pathname),
  ).toEqual(['pcf_app/pcf_exchange', 'acme_app/acme_exchange']);

  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const address of Object.values(one)) {
      const intoOther = Object.assign(new URL(address), { pathname: new URL(other.DATABASE_URL).pathname }).href;
      await expect(asking(intoOther, (client) => client.query('select'))).rejects.toMatchObject({ code: '42501' });
    }
  }

  const settings = { PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' };
  const documents = (name: string) => ({ DOCUMENTS_DIR: join(folder, name) });
  const demo = { ...first, ...settings, ...documents('first'), DEMO: 'true' };
  const empty = { ...second, ...settings, ...documents('second') };
  const [servesFirst, servesSecond] = [await startProgram(demo), await startProgram(empty)];
  const { body } = await signIn(servesFirst.url);
  expect((await signIn(servesSecond.url)).status).toBe(401);
  await stop(servesSecond);

  // Nothing of one is named after a role of the other.
  const renamed = (await catalogueOf(first)).map((fact) => fact.replaceAll('pcf_', 'acme_'));
  expect((await catalogueOf(second)).map((fact) => fact.replaceAll('pcf_', 'acme_'))).toEqual(renamed);
  expect((await catalogueOf(second)).filter((fact) => /pcf_(owner|app|worker)/.test(fact))).toEqual([]);

  const copy = join(folder, 'copy');
  expect(await operate(['back-up', copy], { ...first, ...documents('first') })).toMatchObject({ code: 0 });
  expect(await operate(['restore', copy], { ...second, ...documents('second') })).toMatchObject({ code: 0 });
  const copyOfSecond = join(folder, 'copy-of-second');
  expect(await operate(['back-up', copyOfSecond], { ...second, ...documents('second') })).toMatchObject({ code: 0 });
  expect(await rowsIn(copyOfSecond)).toEqual(await rowsIn(copy));

  const restored = await startProgram({ ...empty, DEMO: 'true' });
  const organisation = await fetch(new URL('/api/organisation', restored.url), {
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(await organisation.json()).toMatchObject({ name: 'Nordic Kitchen' });
  expect((await signIn(restored.url)).status).toBe(200);
}, 240_000);
