import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definerFunctions, unguardedTables } from '../testing/tenancy-checks.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Tx } from './database.ts';

let server: TestServer;
let sessionId: string;
let own: { organisationId: string; userId: string };
let other: { organisationId: string; userId: string };

beforeAll(async () => {
  server = await startTestServer();
  const members = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select(['organisation_id as organisationId', 'id as userId', 'first_name as firstName'])
      .where('first_name', 'in', ['Lena', 'Camille'])
      .execute(),
  );
  const member = (name: string) => members.find(({ firstName }) => firstName === name);
  const [lena, camille] = [member('Lena'), member('Camille')];
  if (!lena || !camille) throw new Error('The demo has changed its users.');
  own = lena;
  other = camille;
  const { rows } = await server.database.withoutOrganisation((tx) =>
    sql<{
      session_id: string;
    }>`select session_id from open_session(${lena.userId}::uuid, interval '1 hour', null)`.execute(tx),
  );
  sessionId = rows[0]?.session_id ?? '';
});
afterAll(() => server.stop());

const inRequest = <Result>(work: (tx: Tx) => Promise<Result>) => server.database.write(sessionId, work);

/** A statement that fails ends its transaction, so each has one of its own. */
const failure = (work: (tx: Tx) => Promise<unknown>) =>
  inRequest(work).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

describe("raw SQL in a request's transaction", () => {
  it('sees the own organisation and no other', async () => {
    const { organisations, users } = await inRequest(async (tx) => ({
      organisations: await tx.selectFrom('organisation').select('id').execute(),
      users: await tx.selectFrom('organisation_user').select('organisation_id').execute(),
    }));
    expect(organisations).toEqual([{ id: own.organisationId }]);
    expect(new Set(users.map(({ organisation_id }) => organisation_id))).toEqual(new Set([own.organisationId]));
  });

  it("finds nothing by another organisation's id", async () => {
    const found = await inRequest((tx) =>
      tx.selectFrom('organisation').selectAll().where('id', '=', other.organisationId).execute(),
    );
    expect(found).toEqual([]);
  });

  it('changes no row of another organisation', async () => {
    const changed = await inRequest((tx) =>
      tx
        .updateTable('organisation')
        .set({ name: 'Taken over' })
        .where('id', '=', other.organisationId)
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const users = await inRequest((tx) =>
      tx.updateTable('organisation_user').set({ first_name: 'X' }).where('id', '=', other.userId).executeTakeFirst(),
    );
    expect(users.numUpdatedRows).toBe(0n);
  });

  it('inserts no row for another organisation', async () => {
    const event = {
      name: 'x',
      properties: '{}',
      plan_version: 4,
      plan_branch: 'main',
      environment_key: 'k',
      region: 'EU',
    } as const;
    expect(
      await failure((tx) =>
        tx
          .insertInto('tracking_event')
          .values({ ...event, organisation_id: other.organisationId, user_id: other.userId })
          .execute(),
      ),
    ).toBe('42501');
  });

  it('moves no row to another organisation and raises no own access level', async () => {
    expect(
      await failure((tx) => sql`update organisation_user set organisation_id = ${other.organisationId}`.execute(tx)),
    ).toBe('42501');
    expect(await failure((tx) => sql`update organisation_user set access_level = 'ADMIN'`.execute(tx))).toBe('42501');
  });

  it.each(['account', 'session', 'signing_key', 'rate_limit', 'captured_mail', 'installation', 'pgboss.job'])(
    'may not even read %s',
    async (table) => {
      expect(await failure((tx) => sql.raw(`select * from ${table}`).execute(tx))).toBe('42501');
    },
  );

  it('may not disable the wall', async () => {
    expect(await failure((tx) => sql`alter table organisation disable row level security`.execute(tx))).toBe('42501');
    expect(await failure((tx) => sql`create table public.mine (id integer)`.execute(tx))).toBe('42501');
  });
});

describe('a foreign key', () => {
  it('cannot point across organisations', async () => {
    const rejected = await server.database
      .asOwner((tx) =>
        sql`insert into session (organisation_id, user_id, expires_at) values (${own.organisationId}, ${other.userId}, now())`.execute(
          tx,
        ),
      )
      .then(
        () => undefined,
        (error: { code?: string }) => error.code,
      );
    expect(rejected).toBe('23503');
  });
});

describe('without an organisation', () => {
  it('nothing is visible and nothing can be written', async () => {
    const rows = await server.database.withoutOrganisation(async (tx) => [
      ...(await tx.selectFrom('organisation').select('id').execute()),
      ...(await tx.selectFrom('organisation_user').select('id').execute()),
    ]);
    expect(rows).toEqual([]);
    await expect(
      server.database.withoutOrganisation((tx) => tx.insertInto('organisation').values({ name: 'Nobody' }).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('the settings of one request do not reach the next on the same connection', async () => {
    await inRequest((tx) => tx.selectFrom('organisation').select('id').execute());
    const { rows } = await server.database.withoutOrganisation((tx) =>
      sql<{ organisation: string | null }>`select current_organisation() as organisation`.execute(tx),
    );
    expect(rows).toEqual([{ organisation: null }]);
  });

  it('fifty transactions at once keep their organisations apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? inRequest((tx) => tx.selectFrom('organisation').select('id').execute())
          : server.database.withoutOrganisation((tx) => tx.selectFrom('organisation').select('id').execute()),
      ),
    );
    for (const [index, rows] of answers.entries()) expect(rows).toEqual(index % 2 ? [{ id: own.organisationId }] : []);
  });
});

describe('a read', () => {
  it('cannot write', async () => {
    await expect(
      server.database.read(sessionId, (db) => ({
        written: db.updateTable('organisation').set({ name: 'Read' }).returning('id'),
      })),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('leaves a connection that can be used again after a session that is over', async () => {
    await expect(server.database.read(crypto.randomUUID(), () => ({}))).rejects.toMatchObject({ code: 'PX401' });
    const { results } = await server.database.read(sessionId, (db) => ({
      organisations: db.selectFrom('organisation').select('id'),
    }));
    expect(results.organisations).toEqual([{ id: own.organisationId }]);
  });
});

describe('inside a transaction', () => {
  it('using another handle throws at once instead of waiting for ever', async () => {
    await expect(inRequest(() => server.database.ping())).rejects.toThrow('A transaction is open');
    await expect(inRequest(() => server.database.write(sessionId, async () => {}))).rejects.toThrow(
      'A transaction is open',
    );
  });
});

describe('the build', () => {
  it('knows every table to be guarded', async () => {
    expect(await server.database.asOwner(unguardedTables)).toEqual([]);
  });

  it('would find a tenant table without a policy, and one the application may touch without row security', async () => {
    const found = await server.database
      .asOwner(async (tx) => {
        await sql`create table careless (id uuid primary key, organisation_id uuid not null)`.execute(tx);
        await sql`create table open_to_app (id uuid primary key)`.execute(tx);
        await sql`grant select on open_to_app to pcf_app`.execute(tx);
        throw await unguardedTables(tx);
      })
      .catch((names: unknown) => names);
    expect(found).toEqual(['careless', 'open_to_app']);
  });

  it('knows the functions that cross the wall, each with a fixed search path and closed to the public', async () => {
    expect(await server.database.asOwner(definerFunctions)).toEqual(
      [
        'advance_session',
        'begin_request',
        'clear_limit',
        'create_account',
        'end_session',
        'enqueue',
        'find_credentials',
        'open_session',
        'read_signing_keys',
        'take_limit',
      ].map((name) => ({ name, fixed_path: true, public: false })),
    );
  });

  it('gives the application and the worker no role but their own and no right to pass the policies', async () => {
    const { rows } = await server.database.asOwner((tx) =>
      sql<{ role: string }>`
        select rolname as role from pg_roles r
         where rolname in ('pcf_app', 'pcf_worker', 'pcf_owner')
           and (rolsuper or rolbypassrls or rolcreaterole or exists (select from pg_auth_members m where m.member = r.oid))`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([]);
  });
});
