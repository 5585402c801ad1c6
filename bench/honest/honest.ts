import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { connectionsByRole } from '../../apps/server/src/database/postgres-backend.ts';
import { asAdministrator, copyDatabase, databaseSettings } from '../../scripts/postgres/databases.ts';
import { measureSides, type Rounds, type Side } from '../api/measure-call.ts';
import { recordCalls } from '../api/record-calls.ts';
import { startBareServer, startProgram, startServerProcess } from '../api/server-process.ts';
import type { Bench, BenchRun } from '../bench-definition.ts';
import { openExchange } from '../data/exchange-database.ts';
import { startLoadGenerator } from '../http/load-generator.ts';
import { type BenchPostgres, withPostgres } from '../postgres/with-postgres.ts';
import { checkRead, checkWrite } from './check-sides.ts';
import { type HonestCall, honestReads } from './honest-calls.ts';
import { goalsOf, type HonestFigures, partsOf, tableOf } from './honest-figures.ts';
import { honestWrites } from './honest-writes.ts';
import { type Prepared, prepareParties, signedInAnew } from './parties.ts';
import type { PlainWork } from './plain-server.ts';

interface Size extends Rounds {
  /** Of the whole exchange; the largest customer has a tenth of them. */
  readonly lines: number;
  readonly writes: number;
}

const quick: Size = { rounds: 2, warmUpMilliseconds: 700, roundMilliseconds: 500, lines: 10_000, writes: 96 };
const full: Size = { rounds: 3, warmUpMilliseconds: 1500, roundMilliseconds: 2000, lines: 1_000_000, writes: 600 };

const plainProgram = fileURLToPath(new URL('plain-server.ts', import.meta.url));
const names = { ours: 'pcf-exchange app', same: 'bare server', plain: 'plain server' };
/** Jobs of what is written would be worked on while something else is measured. */
const quietSettings = { MAIL_COLLECT_SECONDS: '3600' };

export const honest: Bench = {
  name: 'Calls beside a plain server',
  about: `The real server on PostgreSQL beside two limits. "Same SQL" is the bare server of the bench before, with the recorded statements of ours. "Honest" is one that somebody would write by hand in an afternoon (\`bench/honest/plain-server.ts\`): node:http and a pool of as many connections, one prepared statement for each call, planned as PostgreSQL likes, as the owner of the tables, without sessions, policies and counts; a list is its rows with the partner's name, newest first, ten of them. What is written are the same rows of the same tables, in one transaction. The answers are compared before, and the rows that were written behind it. The customer has 100,000 lines in an exchange of a million; ${connectionsByRole.app} connections, sixteen requests at once. The processor's time of the server and of PostgreSQL is told for each request, since load generator, servers and PostgreSQL share the machine. In quick mode the customer has 1,000 lines.`,
  run: ({ full: isFull, say }) =>
    withPostgres(async (postgres) => {
      const measured = await measure(postgres, isFull ? full : quick, say);
      return { goals: goalsOf(measured), tables: [tableOf(measured), partsOf(measured)] };
    }),
};

async function measure(postgres: BenchPostgres, size: Size, say: BenchRun['say']): Promise<HonestFigures[]> {
  const { administratorUrl: address } = postgres;
  const { databases, exchange } = await prepare(postgres, size, say);
  const [reads, writes] = [honestReads(exchange), honestWrites(exchange, size.writes)];
  const replayed = [...reads, ...writes.filter(({ replayable }) => replayable)].map(({ ours }) => ours);
  const recording = await recordCalls(address, databases.recorded, replayed);
  const recorded = [...recording.calls.values()].flat();
  const placeOf = new Map(recorded.map((call, place) => [call, place]));

  await using load = startLoadGenerator();
  const settings = databaseSettings(address, databases.ours);
  await using ours = await startServerProcess({ ...settings, ...quietSettings });
  await using same = await startBareServer({
    name: names.same,
    databaseUrl: databaseSettings(address, databases.same).DATABASE_URL,
    connections: connectionsByRole.app,
    options: recording.options,
    calls: recorded,
  });
  await using plain = await startProgram(plainProgram, {
    name: names.plain,
    databaseUrl: settings.DATABASE_OWNER_URL,
    connections: connectionsByRole.app,
  } satisfies PlainWork);

  return await asAdministrator(
    address,
    async (client) => {
      const side = (name: keyof typeof names, server: Side['server'], requests: Side['requests']): Side => ({
        server,
        requests,
        backends: () => backendsOf(client, names[name]),
      });
      const figuresOf = async (call: HonestCall): Promise<HonestFigures> => {
        const replays = recording.calls.get(call.ours);
        const [ourFigures, plainFigures, sameFigures] = await measureSides(
          load,
          call.ours,
          [
            side('ours', ours, await signedInAnew(ours.url, exchange, call.ours.requests)),
            side('plain', plain, call.plain),
            ...(replays
              ? [
                  side(
                    'same',
                    same,
                    replays.map((replay) => replayOf(placeOf.get(replay) ?? Number.NaN)),
                  ),
                ]
              : []),
          ],
          size,
        );
        if (!ourFigures || !plainFigures) throw new Error('Nothing was measured.');
        const figures = { ...call, name: call.ours.name, ours: ourFigures, plain: plainFigures, same: sameFigures };
        say(`  ${linesOf(figures)}`);
        return figures;
      };
      const figures: HonestFigures[] = [];
      for (const call of reads) {
        const [request] = await signedInAnew(ours.url, exchange, call.ours.requests);
        await checkRead(call, request, { ours: ours.url, plain: plain.url });
        figures.push(await figuresOf(call));
      }
      for (const call of writes) {
        figures.push(await figuresOf(call));
        await checkWrite(call, client);
      }
      return figures;
    },
    databases.ours,
  );
}

/** Equal databases: one to record on, one to repeat that on, and one in which ours and the plain server have different lines. */
async function prepare({ administratorUrl: address, nameOf }: BenchPostgres, size: Size, say: BenchRun['say']) {
  const loaded = await openExchange(address, size.lines, say);
  await loaded.close();
  const databases = { ours: nameOf('ours'), recorded: nameOf('recorded'), same: nameOf('same') };
  await copyDatabase(address, loaded.name, databases.ours);
  const exchange = await onServer(address, databases.ours, (url) => prepareParties(url, 2 * size.writes + 20));
  await asAdministrator(
    address,
    async (client) => {
      await client.query("delete from pgboss.job where state < 'active'");
      await client.query('vacuum analyze');
    },
    databases.ours,
  );
  await copyDatabase(address, databases.ours, databases.recorded);
  await copyDatabase(address, databases.ours, databases.same);
  return { databases, exchange };
}

async function onServer(address: string, database: string, work: (url: string) => Promise<Prepared>) {
  await using server = await startServerProcess({ ...databaseSettings(address, database), ...quietSettings });
  return await work(server.url);
}

const replayOf = (place: number) => ({ method: 'GET', path: `/${place}`, headers: {}, expected: 200 });

/** None where PostgreSQL runs on another machine, whose processes cannot be looked at. */
async function backendsOf(client: pg.Client, name: string): Promise<number[]> {
  if (client.host !== '127.0.0.1' && client.host !== 'localhost') return [];
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [
    name,
  ]);
  return rows.map(({ pid }) => pid);
}

function linesOf({ name, ours, plain, same }: HonestFigures): string {
  const share = (side: { readonly perSecond: number } | undefined) =>
    side ? (ours.perSecond / side.perSecond).toFixed(2) : '–';
  const times = (figure: 'processor' | 'database') =>
    `${ours[figure].toFixed(2)} ms beside ${plain[figure].toFixed(2)}`;
  return `${name}: ${ours.perSecond.toFixed(0)} a second, ${share(plain)} of the honest server and ${share(same)} of the same SQL; Node ${times('processor')}, PostgreSQL ${times('database')}`;
}
