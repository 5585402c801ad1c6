import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../apps/server/src/database/database.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { withoutLimits } from '../shared/settings.ts';
import { idsOf, marksOf, rowsOf, tablesOf } from '../shared/stored-rows.ts';
import { furnishWorld, type World } from '../shared/world.ts';
import { openInserter, type Row } from './pointing-rows.ts';
import { type RoleColumn, roleColumns } from './role-columns.ts';

let server: TestServer;
let own: World;
let foreign: World;
let tables: [table: string, columns: RoleColumn[]][];
let foreignIds: string[];
let inserter: Awaited<ReturnType<typeof openInserter>>;
let tried = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  own = await furnishWorld(server, 'homestead');
  foreign = await furnishWorld(server, 'elsewhere');
  inserter = await openInserter(server, own.admin.sessionId);
  const columns = await roleColumns(server);
  tables = [...Map.groupBy(columns, ({ table }) => table)];
  const idsIn = async (world: World) => (await idsOf(server, columns, world)).map(({ id }) => id);
  // The id that stands for all partners in tallies is in everybody's.
  const shared = new Set(await idsIn(own));
  foreignIds = [...new Set(await idsIn(foreign))].filter((id) => !shared.has(id));
});
afterAll(async () => {
  await keepCount({ theme: 'isolation', what: 'statements of the database role', count: tried });
  await inserter.close();
  await server.stop();
});

const inRequest = <Result>(work: (tx: Tx) => Promise<Result>) => server.database.write(own.admin.sessionId, work);
const isId = ({ type, column }: RoleColumn) => type === 'uuid' || /(^|_)(id|email|reference)$/.test(column);
const namesForeign = (columns: readonly RoleColumn[]) =>
  sql`(${sql.join(
    columns.map(({ column }) => sql`${sql.ref(column)}::text = any(${foreignIds}::text[])`),
    sql` or `,
  )})`;

async function affected(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  tried += 1;
  const { rows, numAffectedRows } = await statement.execute(tx);
  return rows.length + Number(numAffectedRows ?? 0);
}

it('has a row of the other organisation in every table that belongs to one', async () => {
  const owned = tables.filter(([, columns]) => columns.some(({ column }) => column.endsWith('organisation_id')));
  const rows = await rowsOf(server, tablesOf(owned.flatMap(([, columns]) => columns)), foreign);
  expect([...rows].filter(([, found]) => found.length === 0).map(([table]) => table)).toEqual([]);
});

describe('the role of the application in a request', () => {
  it("reads nothing by another organisation's ids, nor anything that has its name in it", async () => {
    await inRequest(async (tx) => {
      for (const [table, columns] of tables) {
        const readable = columns.filter((column) => column.readable);
        if (readable.length === 0) continue;
        const ids = readable.filter(isId);
        const whole = sql`row(${sql.join(readable.map(({ column }) => sql.ref(column)))})::text ~* ${marksOf(foreign).join('|')}`;
        const condition = ids.length > 0 ? sql`${whole} or ${namesForeign(ids)}` : whole;
        expect(await affected(tx, sql`select 1 from ${sql.table(table)} where ${condition}`), table).toBe(0);
      }
    });
  });

  it("changes and deletes nothing by another organisation's ids", async () => {
    const before = await rowsOf(
      server,
      tables.map(([table]) => table),
      foreign,
    );
    await inRequest(async (tx) => {
      for (const [table, columns] of tables) {
        const ids = columns.filter((column) => column.readable && isId(column));
        if (ids.length === 0) continue;
        const set = columns
          .filter(({ updatable }) => updatable)
          .map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(column)}`);
        if (set.length > 0) {
          const update = sql`update ${sql.table(table)} set ${sql.join(set)} where ${namesForeign(ids)}`;
          expect(await affected(tx, update), table).toBe(0);
        }
        if (!columns[0]?.deletable) continue;
        expect(await affected(tx, sql`delete from ${sql.table(table)} where ${namesForeign(ids)}`), table).toBe(0);
      }
    });
    expect(
      await rowsOf(
        server,
        tables.map(([table]) => table),
        foreign,
      ),
    ).toEqual(before);
  });

  it('inserts no row that points to another organisation, in whole or in part', async () => {
    const outcomes: string[] = [];
    for (const [table, columns] of tables) {
      const pointing = columns.filter(({ points, insertable }) => points && insertable);
      if (pointing.length === 0) continue;
      const [theirs = {}] = await inserter.rowsWith(table, foreign.admin.organisationId);
      for (const ours of await inserter.rowsWith(table, own.admin.organisationId)) {
        for (const otherwise of pointedElsewhere(pointing, ours, theirs)) {
          tried += 1;
          const code = await inserter.refusalOf(columns, ours, otherwise);
          outcomes.push(`${table} ${Object.keys(otherwise).join(' ')} ${code}`);
        }
      }
    }
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => !isRefusal.test(outcome))).toEqual([]);
  });

  it('points no row of the own organisation to another', async () => {
    const outcomes: string[] = [];
    for (const [table, columns] of tables) {
      const [theirs = {}] = await inserter.rowsWith(table, foreign.admin.organisationId);
      for (const { column } of columns.filter(({ points, updatable }) => points && updatable)) {
        if ((theirs[column] ?? null) === null) continue;
        const move = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${theirs[column]}`;
        const outcome = await inRequest((tx) => affected(tx, move)).catch(({ code }: { code?: string }) => code);
        outcomes.push(`${table} ${column} ${outcome}`);
      }
    }
    expect(outcomes.length).toBeGreaterThan(0);
    // Whoever does not see a row of the own organisation moves none either.
    expect(outcomes.filter((outcome) => !isRefusal.test(outcome) && !outcome.endsWith(' 0'))).toEqual([]);
  });

  it('could insert the own rows as they are', async () => {
    const outcomes = new Map<string, unknown[]>();
    for (const [table, columns] of tables) {
      if (!columns.some(({ points, insertable }) => points && insertable)) continue;
      const rows = await inserter.rowsWith(table, own.admin.organisationId);
      outcomes.set(table, await inOrder(rows, (row) => inserter.refusalOf(columns, row, {})));
    }
    // Of a key, the actor that it was stays behind and stands against a second one.
    outcomes.delete('api_key');
    // What a partner elsewhere tells is written in the name of the partner alone.
    for (const table of ['network_event', 'received_footprint']) outcomes.delete(table);
    expect([...outcomes].filter(([, codes]) => !codes.includes(undefined))).toEqual([]);
  });
});

/** By a policy, by a foreign key, or since there is one already; not by the own row, which is taken out before. */
const isRefusal = / (42501|23503|23505)$/;

async function inOrder<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of items) results.push(await work(each));
  return results;
}

/** Each column alone, all together, and all but one. */
function pointedElsewhere(pointing: readonly RoleColumn[], ours: Row, theirs: Row): Row[] {
  const differing = pointing
    .map(({ column }) => column)
    .filter((column) => (theirs[column] ?? null) !== null && theirs[column] !== ours[column]);
  const choices = [
    ...differing.map((column) => [column]),
    differing,
    ...differing.map((column) => differing.filter((other) => other !== column)),
  ];
  const distinct = new Map(choices.filter(({ length }) => length > 0).map((columns) => [columns.join(), columns]));
  return [...distinct.values()].map((columns) => Object.fromEntries(columns.map((column) => [column, theirs[column]])));
}

describe('the role of the application outside any request', () => {
  // Which migrations ran and where the installation is reached is nobody's secret.
  const open = ['schema_migration', 'platform'];
  it('sees no row of any table but those of the installation itself', async () => {
    await server.database.withoutOrganisation(async (tx) => {
      for (const [table, columns] of tables) {
        if (open.includes(table) || !columns.some(({ readable }) => readable)) continue;
        expect(await affected(tx, sql`select 1 from ${sql.table(table)} limit 1`), table).toBe(0);
      }
    });
  });
});
