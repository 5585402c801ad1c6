import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase, type Tx } from './database.ts';
import { pipelined } from './pipelined.ts';
import { PreparingClient } from './postgres-backend.ts';
import { emptyDatabase } from './testing/empty-database.ts';

async function connected() {
  const { address } = await emptyDatabase();
  const client = new PreparingClient({ connectionString: address('owner'), pipeline: true });
  await client.connect();
  onTestFinished(() => client.end());
  const kept = async () => {
    const { rows } = await client.query('select statement from pg_prepared_statements order by prepare_time, name');
    return rows.map(({ statement }: { statement: string }) => statement);
  };
  return { client, kept };
}

describe('a connection', () => {
  it('has a statement with parameters parsed once, however often and in whatever company it is asked', async () => {
    const { client, kept } = await connected();
    const answers = await Promise.all([1, 2, 3].map((value) => client.query('select $1::integer as value', [value])));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
    await client.query('select $1::text as word', ['so']);
    expect(await kept()).toEqual(['select $1::integer as value', 'select $1::text as word']);
  });

  it('has a query without parameters parsed once as well', async () => {
    const { client, kept } = await connected();
    const answers = await Promise.all([1, 2].map(() => client.query('select 7 as value', [])));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 7 }], [{ value: 7 }]]);
    expect(await kept()).toEqual(['select 7 as value']);
  });

  it('reads the rows of a kept statement each time as those of any other', async () => {
    const { client } = await connected();
    const text = `select 1 as id, 2 as id, 1.50 as amount, null::text as nothing, '{"a":[1]}'::jsonb as content, array['a', null] as words,
                         timestamptz '2026-01-01T00:00:00Z' as moment, 'x' as "__proto__" from generate_series(1, 2)`;
    const { rows: expected } = await client.query(text);
    for (const _time of [1, 2, 3]) expect((await client.query(text, [])).rows).toEqual(expected);
    expect(expected).toHaveLength(2);
    expect((await client.query('select 1 where $1::boolean', [false])).rows).toEqual([]);
    expect((await client.query('select 1 as one where $1::boolean', [true])).rows).toEqual([{ one: 1 }]);
  });

  it('keeps no command without parameters, none that is very long, and not more than the server can hold', async () => {
    const { client, kept } = await connected();
    await client.query('begin', []);
    await client.query('create table thing (id integer); insert into thing values (1)', []);
    await client.query('commit', []);
    await client.query(`select $1::integer as value -- ${'x'.repeat(20_000)}`, [1]);
    expect(await kept()).toEqual([]);
    await Promise.all(
      Array.from({ length: 310 }, (_, index) => client.query(`select $1::integer + ${index} as sum`, [1])),
    );
    expect(await kept()).toHaveLength(300);
  });

  it('asks again under another name after a statement had failed', async () => {
    const { client } = await connected();
    await expect(client.query('select $1::integer / $2::integer as part', [1, 0])).rejects.toThrow('division by zero');
    await expect(client.query('select $1::integer from missing', [1])).rejects.toThrow('does not exist');
    await client.query('create table missing (id integer)');
    expect((await client.query('select $1::integer from missing', [1])).rows).toEqual([]);
    expect((await client.query('select $1::integer / $2::integer as part', [4, 2])).rows).toEqual([{ part: 2 }]);
  });
});

describe('a transaction that could not be begun', () => {
  const refusal = Object.assign(new Error('canceling statement due to user request'), { code: '57014' });

  /** A connection on which beginning is refused once, as when it was cancelled. */
  class RefusingClient extends PreparingClient {
    refuses = true;

    protected override send(statements: Parameters<PreparingClient['send']>[0]): ReturnType<PreparingClient['send']> {
      if (!this.refuses || statements[0]?.text !== 'begin') return super.send(statements);
      this.refuses = false;
      return Promise.resolve({ results: [], failure: refusal });
    }
  }

  it('has nothing done until its end, and says why', async () => {
    const { address } = await emptyDatabase();
    const client = new RefusingClient({ connectionString: address('owner'), pipeline: true });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('create table thing (id integer)');
    const put = (id: number) => client.query('insert into thing values ($1)', [id]);
    const refused = { code: '57014' };
    const [begun, beside] = await Promise.allSettled([client.query('begin', []), put(1)]);
    expect([begun, beside]).toMatchObject([{ reason: refused }, { reason: refused }]);
    await expect(put(2)).rejects.toMatchObject(refused);
    await expect(client.query('insert into thing values (3); select 1', [])).rejects.toMatchObject(refused);
    await expect(client.query('commit', [])).rejects.toMatchObject(refused);
    await client.query('rollback', []);
    await client.query('begin', []);
    await put(4);
    await client.query('commit', []);
    expect((await client.query('select id from thing')).rows).toEqual([{ id: 4 }]);
  });

  it('is over with its end, also where that was asked for before anybody knew', async () => {
    const { address } = await emptyDatabase();
    const client = new RefusingClient({ connectionString: address('owner'), pipeline: true });
    await client.connect();
    onTestFinished(() => client.end());
    const [begun] = await Promise.allSettled([client.query('begin', []), client.query('rollback', [])]);
    expect(begun).toMatchObject({ reason: { code: '57014' } });
    expect((await client.query('select 7 as value', [])).rows).toEqual([{ value: 7 }]);
  });

  it('is not what becomes of one on a connection that keeps nothing of ours, as behind a pooler', async () => {
    const database = createDatabase((await emptyDatabase()).open());
    await database.asOwner((tx) => sql`create table thing (id integer)`.execute(tx));
    await database.executeSql('owner')('deallocate all');
    const work = database.asOwner(async (tx) => {
      await setTimeout(20);
      await sql`insert into thing values (${1})`.execute(tx);
      throw new Error('Not after all.');
    });
    await expect(work).rejects.toThrow('Not after all.');
    const { rows } = await database.executeSql('owner')('select id from thing');
    expect(rows).toEqual([]);
  });
});

describe('a statement of its own', () => {
  it('is kept by the connections of a pool as well', async () => {
    const backend = (await emptyDatabase()).open();
    const run = backend.executeSql('worker');
    expect((await run('select $1::integer as value', [7])).rows).toEqual([{ value: 7 }]);
    const { rows } = await run('select statement from pg_prepared_statements', []);
    expect(rows.map(({ statement }) => statement)).toContain('select $1::integer as value');
  });
});

describe('a read', () => {
  it('tells moments as they are, whatever they are written like', async () => {
    const backend = (await emptyDatabase()).open();
    const texts = [
      '2026-03-01 10:20:30+00',
      '2026-03-01 10:20:30.1239+00',
      '0044-03-15 00:00:00+00 BC',
      '0099-12-31 23:59:59+00',
    ];
    const [rows] = await backend.pipeline('owner', [
      sql`select moment::timestamptz from unnest(${texts}::text[]) with ordinality t(moment, n) order by n`.compile(
        backend.kysely('owner'),
      ),
    ]);
    expect(rows?.map(({ moment }) => (moment as Date).toISOString())).toEqual([
      '2026-03-01T10:20:30.000Z',
      '2026-03-01T10:20:30.123Z',
      '-000043-03-15T00:00:00.000Z',
      '0099-12-31T23:59:59.000Z',
    ]);
  });

  it('goes on through a migration that gives a table another column', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const run = backend.executeSql('owner');
    const ask = () =>
      backend.pipeline('owner', [
        sql`select * from thing where id >= ${0}`.compile(backend.kysely('owner')),
        sql`select * from thing where id <= ${9}`.compile(backend.kysely('owner')),
      ]);
    await run('create table thing (id integer); insert into thing values (1)');
    expect(await ask()).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    await run("alter table thing add column name text not null default 'new'");
    expect(await ask()).toEqual([[{ id: 1, name: 'new' }], [{ id: 1, name: 'new' }]]);
  });

  it('is one transaction, of which nothing is left when a part of it fails', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const db = backend.kysely('owner');
    await backend.executeSql('owner')('create table thing (id integer)');
    const ask = (divisor: number) =>
      backend.pipeline('owner', [
        sql`select set_config('pcf.user_id', 'somebody', true), pg_current_xact_id()::text as transaction`.compile(db),
        sql`insert into thing values (${divisor})`.compile(db),
        sql`select 6 / ${divisor}::integer as part`.compile(db),
        sql`select current_setting('pcf.user_id') as user, pg_current_xact_id()::text as transaction`.compile(db),
      ]);
    await expect(ask(0)).rejects.toThrow('division by zero');
    const [begun, , parts, ended] = await ask(3);
    expect(parts).toEqual([{ part: 2 }]);
    expect(ended).toEqual([{ user: 'somebody', transaction: begun?.[0]?.transaction }]);
    const left = sql`select id, current_setting('pcf.user_id', true) as user from thing`.compile(db);
    expect(await backend.pipeline('owner', [left])).toEqual([[{ id: 3, user: '' }]]);
  });

  it('asks the same statement twice, and one that nobody keeps between two that are kept', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const db = backend.kysely('owner');
    const kept = (value: number) => sql`select ${value}::integer as kept`.compile(db);
    const long = sql.raw(`select 'ä' as long -- ${'x'.repeat(20_000)}`).compile(db);
    for (const _time of [1, 2, 3])
      expect(await backend.pipeline('owner', [kept(1), long, kept(2)])).toEqual([
        [{ kept: 1 }],
        [{ long: 'ä' }],
        [{ kept: 2 }],
      ]);
  });

  it('with a value that cannot be sent says so, and leaves the connection to the next', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const db = backend.kysely('owner');
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const ask = (value: unknown) =>
      backend.pipeline('owner', [
        sql`select 1 as one where ${true}::boolean`.compile(db),
        sql`select ${value}::jsonb as value`.compile(db),
      ]);
    await expect(ask(circle)).rejects.toThrow('circular');
    expect(await ask({ a: 1 })).toEqual([[{ one: 1 }], [{ value: { a: 1 } }]]);
  });

  it('that is wrong says so, and leaves the connection to the next', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const ask = (divisor: number) =>
      backend.pipeline('owner', [sql`select 6 / ${divisor}::integer as part`.compile(backend.kysely('owner'))]);
    await expect(ask(0)).rejects.toThrow('division by zero');
    expect(await ask(3)).toEqual([[{ part: 2 }]]);
  });
});

describe('a transaction', () => {
  const unsendable = {
    toPostgres() {
      throw new Error('This cannot be sent.');
    },
  };
  const opened = async () => {
    const database = createDatabase((await emptyDatabase()).open());
    await database.asOwner((tx) => sql`create table thing (id integer primary key)`.execute(tx));
    const things = async () =>
      (await database.asOwner((tx) => sql<{ id: number }>`select id from thing order by id`.execute(tx))).rows;
    return { database, things };
  };
  const put = (tx: Tx, id: number) => sql`insert into thing values (${id})`.execute(tx);

  it('is begun even where its first value cannot be sent, and says which that was', async () => {
    const { database, things } = await opened();
    const work = database.asOwner(async (tx) => {
      await expect(sql`select ${unsendable}::text`.execute(tx)).rejects.toThrow('This cannot be sent.');
      await put(tx, 1);
      throw new Error('Not after all.');
    });
    await expect(work).rejects.toThrow('Not after all.');
    expect(await things()).toEqual([]);
    const together = database.asOwner((tx) =>
      pipelined([put(tx, 2), sql`select ${unsendable}::text`.execute(tx), put(tx, 3)]),
    );
    await expect(together).rejects.toThrow('This cannot be sent.');
    expect(await things()).toEqual([]);
  });

  it('is rolled back, and fails with what its work says, where a statement fails that nobody waits for', async () => {
    const { database, things } = await opened();
    const work = database.asOwner(async (tx) => {
      await put(tx, 1);
      sql`select 1 / ${0}::integer`.execute(tx).catch(() => {});
      throw new Error('Refused.');
    });
    await expect(work).rejects.toThrow('Refused.');
    expect(await things()).toEqual([]);
  });

  it('fails with what failed first, not with what its connection has therefore not parsed', async () => {
    const { database } = await opened();
    const eight = (tx: Tx) => sql`select ${8}::integer as eight`.execute(tx);
    const later = async (tx: Tx) => {
      await setImmediate();
      return eight(tx);
    };
    const work = database.asOwner((tx) =>
      pipelined([later(tx), sql`select 1 / ${0}::integer, pg_sleep(0.05)`.execute(tx), eight(tx)]),
    );
    await expect(work).rejects.toThrow('division by zero');
  });

  it('fails with a row that cannot be read where that row was asked for', async () => {
    const { address } = await emptyDatabase();
    const getTypeParser = (type: number, format?: 'text' | 'binary') =>
      type === 16 ? () => fail() : pg.types.getTypeParser(type, format as 'text');
    const fail = () => {
      throw new Error('This cannot be read.');
    };
    const client = new PreparingClient({
      connectionString: address('owner'),
      pipeline: true,
      types: { getTypeParser } as pg.CustomTypesConfig,
    });
    await client.connect();
    onTestFinished(() => client.end());
    const [begun, first, second] = await Promise.allSettled([
      client.query('begin', []),
      client.query('select 1 as one', []),
      client.query('select true as unreadable', []),
    ]);
    expect([begun.status, first.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(second).toMatchObject({ reason: { message: 'This cannot be read.' } });
    await client.query('rollback', []);
  });

  it('begins with its first statement: what it wrote is gone when it fails, and there when it does not', async () => {
    const { open } = await emptyDatabase();
    const backend = open();
    const run = backend.executeSql('owner');
    await run('create table thing (id integer)');
    const write = (id: number, fails: boolean) =>
      backend
        .kysely('owner')
        .transaction()
        .execute(async (tx) => {
          await sql`insert into thing values (${id})`.execute(tx);
          if (fails) throw new Error('changed its mind');
        });
    await expect(write(1, true)).rejects.toThrow('changed its mind');
    await write(2, false);
    expect((await run('select id from thing')).rows).toEqual([{ id: 2 }]);
  });
});
