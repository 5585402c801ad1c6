import { connectionsByRole } from '../../apps/server/src/database/postgres-backend.ts';
import { asAdministrator, copyDatabase, createDatabase, databaseSettings } from '../../scripts/postgres/databases.ts';
import type { Bench, BenchRun } from '../bench-definition.ts';
import { startLoadGenerator } from '../http/load-generator.ts';
import { withPostgres } from '../postgres/with-postgres.ts';
import { type ComparedCall, goalsOf, tableOf } from './api-figures.ts';
import { type Exchange, prepareExchange } from './exchange.ts';
import { measureSides, type Rounds } from './measure-call.ts';
import { type MeasuredCall, readsOf, writesOf } from './measured-calls.ts';
import { recordCalls } from './record-calls.ts';
import { roundTripsOf } from './recorded-call.ts';
import { startBareServer, startServerProcess } from './server-process.ts';

interface Size extends Rounds {
  readonly lines: number;
  readonly writes: number;
  readonly heavyWrites: number;
  /** None where the embedded database is left out, which takes as long as all the rest. */
  readonly embedded?: { readonly lines: number; readonly rounds: number };
}

const quick: Size = {
  rounds: 2,
  warmUpMilliseconds: 300,
  roundMilliseconds: 300,
  lines: 400,
  writes: 120,
  heavyWrites: 12,
};
const full: Size = {
  rounds: 3,
  warmUpMilliseconds: 1000,
  roundMilliseconds: 1000,
  lines: 4000,
  writes: 900,
  heavyWrites: 90,
  embedded: { lines: 4000, rounds: 2 },
};

export const api: Bench = {
  name: 'Calls of the API',
  about: `The real server on PostgreSQL with tenancy, validation and a line of log for every request; beside the limit: a bare server of node:http with as many connections of the same library, which runs the statements that were recorded of the same call, prepared under names, in the same transactions and sent together where ours are, and answers with their rows as JSON. Of a login it checks the password too, since that is the work. The demo and some thousand products more; ${connectionsByRole.app} connections, eight requests at once (two where a file or a password is worked on); load generator, servers and PostgreSQL share the machine, so the processor time of a request is told too. What is written is written to equal copies of one database. "Embedded" is the same call on the embedded database, which has no goal. In quick mode only what people do most is measured, and the embedded database is left out.`,
  async run({ full: isFull, say }) {
    const size = isFull ? full : quick;
    const compared = await compareOnPostgres(size, isFull, say);
    const embedded = size.embedded ? await measureEmbedded(size, size.embedded) : new Map();
    return { goals: goalsOf(compared), tables: [tableOf(compared, embedded)] };
  },
};

const callsOf = (exchange: Exchange, { writes, heavyWrites }: Size, isFull: boolean): MeasuredCall[] =>
  [...readsOf(exchange), ...writesOf(exchange, writes, heavyWrites)].filter((call) => isFull || call.representative);

const compareOnPostgres = (size: Size, isFull: boolean, say: BenchRun['say']): Promise<ComparedCall[]> =>
  withPostgres(async ({ administratorUrl: address, nameOf }) => {
    const prepared = nameOf('prepared');
    await createDatabase(address, prepared);
    const exchange = await onServer(address, prepared, (url) => prepareExchange(url, size.lines));
    // Jobs of what was prepared would be worked on while something else is measured.
    await asAdministrator(
      address,
      async (client) => {
        await client.query("delete from pgboss.job where state < 'active'");
        await client.query('vacuum analyze');
      },
      prepared,
    );
    const copies = { recorded: nameOf('recorded'), ours: nameOf('ours'), bare: nameOf('bare') };
    for (const name of Object.values(copies)) await copyDatabase(address, prepared, name);
    const calls = callsOf(exchange, size, isFull);
    const recording = await recordCalls(address, copies.recorded, calls);
    const places = new Map([...recording.calls.values()].flat().map((call, place) => [call, place]));

    await using load = startLoadGenerator();
    await using ours = await startServerProcess(databaseSettings(address, copies.ours));
    await using bare = await startBareServer({
      name: 'bare server',
      databaseUrl: databaseSettings(address, copies.bare).DATABASE_URL,
      connections: connectionsByRole.app,
      options: recording.options,
      calls: [...places.keys()],
    });
    const compared: ComparedCall[] = [];
    for (const call of calls) {
      const recorded = recording.calls.get(call) ?? [];
      const replayed = call.requests.map((request, place) => ({
        ...request,
        path: `/${places.get(recorded[place] ?? { transactions: [] })}`,
        expected: 200,
      }));
      const [ourFigures, bareFigures] = await measureSides(
        load,
        call,
        [
          { server: ours, requests: call.requests },
          { server: bare, requests: replayed },
        ],
        size,
      );
      if (!ourFigures || !bareFigures) throw new Error('Nothing was measured.');
      const first = recorded.at(-1);
      compared.push({
        name: call.name,
        kind: call.kind,
        ours: ourFigures,
        bare: bareFigures,
        roundTrips: first ? roundTripsOf(first) : 0,
      });
      const [share, ourTime, bareTime] = [
        ourFigures.perSecond / bareFigures.perSecond,
        ourFigures.processor,
        bareFigures.processor,
      ].map((figure) => figure.toFixed(2));
      say(`  ${call.name}: ${share} of the bare server, ${ourTime} ms of a core beside ${bareTime}`);
    }
    return compared;
  });

async function measureEmbedded(size: Size, { lines, rounds }: NonNullable<Size['embedded']>) {
  const figures = new Map<string, { perSecond: number; p99: number }>();
  await using server = await startServerProcess({});
  await using load = startLoadGenerator();
  const exchange = await prepareExchange(server.url, lines);
  const sizes = { ...size, rounds, heavyWrites: 4 * (rounds + 1) };
  for (const call of callsOf(exchange, sizes, true)) {
    const [measured] = await measureSides(load, call, [{ server, requests: call.requests }], sizes);
    if (measured) figures.set(call.name, measured);
  }
  return figures;
}

async function onServer<Result>(
  administratorUrl: string,
  database: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  await using server = await startServerProcess(databaseSettings(administratorUrl, database));
  return await work(server.url);
}
