import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/start-server.ts';
import { startOwnPostgres } from '../../scripts/postgres/start-postgres.ts';
import type { Bench, Table } from '../bench-definition.ts';
import { figuresOf } from '../figures.ts';
import { asAdministrator, copyDatabase, createDatabase, databaseSettings } from '../postgres/bench-database.ts';
import { bareCopy } from './bare-copy.ts';
import { type MeasuredImport, measureImport, signIn } from './measure-import.ts';
import { supplierEmail, writeProductFile } from './product-file.ts';

const rows = 100_000;
const suppliers = 200;
const rounds = 3;
const invitationsInCall = 100;
const megabyte = 1024 * 1024;

export const productImport: Bench = {
  name: 'Importing products',
  about: `A CSV file of ${rows.toLocaleString('en')} products with every column, from ${suppliers} known suppliers, sent to the server on PostgreSQL; beside a bare COPY of the rows that it wrote into the same tables with the same indexes. Meanwhile a colleague and somebody of another organisation ask for their list and their organisation, ten times a second each; beside the same requests while nothing is imported. The colleague's list passes over all that is not committed yet. ${rounds} rounds.`,
  async run() {
    const postgres = await startOwnPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-import-'));
    const path = join(folder, 'products.csv');
    try {
      await writeProductFile(path, rows, suppliers);
      await prepare(postgres.ownerUrl);
      const imports: MeasuredImport[] = [];
      const copies: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const [imported, copied] = [`imported_${round}`, `copied_${round}`];
        for (const name of [imported, copied]) await copyDatabase(postgres.ownerUrl, 'prepared', name);
        imports.push(await onServer(postgres.ownerUrl, imported, (url) => measureImport(url, path, rows)));
        copies.push(await bareCopy(postgres.ownerUrl, imported, copied));
      }
      return { goals: [], tables: [tableOf(imports, copies)] };
    } finally {
      await rm(folder, { recursive: true });
      await postgres.stop();
    }
  },
};

function tableOf(imports: readonly MeasuredImport[], copies: readonly number[]): Table {
  const p95 = (times: readonly number[]) => figuresOf(times)[1] ?? Number.NaN;
  const median = (times: readonly number[]) => figuresOf(times)[0] ?? Number.NaN;
  const megabytes = (bytes: readonly number[]) => Math.max(...bytes) / megabyte;
  const compared = (what: string, ours: number, plain: number, goal: string) => [
    what,
    ours.toFixed(1),
    plain.toFixed(1),
    `${(ours / plain).toFixed(1)} x`,
    goal,
  ];
  const requests = (whose: 'own' | 'others') =>
    [
      p95(imports.flatMap(({ meanwhile }) => meanwhile[whose])),
      p95(imports.flatMap(({ before }) => before[whose])),
    ] as const;
  const [peak, atRest] = [
    megabytes(imports.map(({ peakMemory }) => peakMemory)),
    megabytes(imports.map(({ memoryAtRest }) => memoryAtRest)),
  ];
  return [
    ['measured', 'import', 'beside', 'ratio', 'goal'],
    compared(
      'the whole file, median; beside COPY',
      median(imports.map((each) => each.milliseconds)),
      median(copies),
      '4 x',
    ),
    compared('requests of another organisation, p95', ...requests('others'), '2 x'),
    compared('other requests of the same organisation, p95', ...requests('own'), '2 x'),
    [
      'resident memory in MB, at its peak; beside at rest',
      peak.toFixed(1),
      atRest.toFixed(1),
      `${(peak - atRest).toFixed(1)} more`,
      '300 more',
    ],
  ];
}

async function onServer<Result>(
  administratorUrl: string,
  database: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ DEMO: 'true', ...databaseSettings(administratorUrl, database) });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** The demo's first organisation has invited all the suppliers, and their mails are no longer on anybody's list. */
async function prepare(administratorUrl: string): Promise<void> {
  await createDatabase(administratorUrl, 'prepared');
  await onServer(administratorUrl, 'prepared', async (url) => {
    const token = await signIn(url, 0);
    for (let first = 0; first < suppliers; first += invitationsInCall) {
      const invitations = Array.from({ length: invitationsInCall }, (_, index) => ({
        email: supplierEmail(first + index),
        relation: 'SUPPLIER',
      }));
      const { ok, status } = await fetch(new URL('/api/organisation/access-management/v2', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ invitations }),
      });
      if (!ok) throw new Error(`The suppliers could not be invited: ${status}.`);
    }
  });
  await asAdministrator(
    administratorUrl,
    (client) => client.query("delete from pgboss.job where name in ('mail', 'notice')"),
    'prepared',
  );
}
