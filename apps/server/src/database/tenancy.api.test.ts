import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { demoMembers } from '../testing/members.ts';
import { definerFunctions, unguardedTables } from '../testing/tenancy-checks.ts';
import type { Tx } from './database.ts';

let sessionId: string;

const server = await serverOfFile();
const [own, other] = await demoMembers(server, 'Lena', 'Camille');
beforeAll(async () => {
  const { rows } = await server.database.withoutOrganisation((tx) =>
    sql<{
      session_id: string;
    }>`select session_id from open_session(${own.userId}::uuid, interval '1 hour', null)`.execute(tx),
  );
  sessionId = rows[0]?.session_id ?? '';
});

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

  it.each([
    'account',
    'session',
    'signing_key',
    'rate_limit',
    'captured_mail',
    'installation',
    'link_token',
    'external_identity',
    'identity_nonce',
    'claimed_line',
    'accepted_claim',
    'administrator_account',
    'network_token',
    'installation_admin',
    'installation_admin_address',
    'installation_event',
    'organisation_suspension',
    'pgboss.job',
  ])('may not even read %s', async (table) => {
    expect(await failure((tx) => sql.raw(`select * from ${table}`).execute(tx))).toBe('42501');
  });

  it.each([
    "resolve_link('x', 'INVITATION')",
    "use_link('x')",
    "use_links('INVITATION', gen_random_uuid())",
    "record_activity(gen_random_uuid(), null, 'USER_JOINED', '{}')",
    'lock_as_admin()',
    'current_account_id()',
    'erase_person(gen_random_uuid(), gen_random_uuid(), null, false)',
    "read_person(gen_random_uuid(), gen_random_uuid(), null, 'profile', null, 1)",
    'addresses_of_person(gen_random_uuid(), gen_random_uuid(), null)',
    'hold_claimed_lines(gen_random_uuid(), gen_random_uuid(), gen_random_uuid())',
    "move_claimed_lines(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '{}')",
    "hand_over_lines(gen_random_uuid(), '{}', gen_random_uuid(), gen_random_uuid(), true)",
    "decline_lines(gen_random_uuid(), gen_random_uuid(), '{}')",
    "take_back_lines(null, '{}', gen_random_uuid())",
    "relate_network_partner(gen_random_uuid(), gen_random_uuid(), '{}')",
    "leave_network_customer(gen_random_uuid(), gen_random_uuid(), '{}')",
    "part_from_network_partner(gen_random_uuid(), gen_random_uuid(), '{}', '{}')",
    "issue_network_job_token(gen_random_uuid(), 'x')",
    'is_installation_admin(gen_random_uuid())',
    'refuse_suspended(gen_random_uuid())',
    'note_sign_in(gen_random_uuid())',
    'hold_organisation(gen_random_uuid())',
    "record_installation_event('ORGANISATION_RESUMED', gen_random_uuid(), null)",
    "delete_organisation(gen_random_uuid(), '{}', '{}')",
    'sweep_deleted_organisations(1)',
    'erase_people_of(gen_random_uuid())',
    "decline_invitations_to(gen_random_uuid(), '{}')",
    "leave_customers_of(gen_random_uuid(), '{}')",
    "leave_suppliers_of(gen_random_uuid(), '{}')",
    'reduce_products_of(gen_random_uuid())',
    'discard_documents_of(gen_random_uuid())',
    'is_nobody(gen_random_uuid())',
    'is_recorded(gen_random_uuid())',
  ])('may not call what only other functions call: %s', async (call) => {
    expect(await failure((tx) => sql.raw(`select ${call}`).execute(tx))).toBe('42501');
  });

  it('sees no invitation, claim, request, history or connection of others', async () => {
    await server.database.asOwner((tx) =>
      sql`
        with placeholder as (
          insert into organisation (name, placeholder_of) values ('Other’s placeholder', ${other.organisationId}) returning id
        ), invited as (
          insert into invitation (inviter_organisation_id, invited_by, relation, email, language, partner_organisation_id)
          select ${other.organisationId}, ${other.userId}, 'SUPPLIER', 'x@y.example', 'en', id from placeholder returning id
        ), claimed as (
          insert into invitation_claim (inviter_organisation_id, invitation_id, claimant_organisation_id, claimant_user_id, email, state)
          select ${other.organisationId}, id, ${other.organisationId}, ${other.userId}, 'x@y.example', 'ENABLED' from invited
        ), connected as (
          insert into connection (customer_organisation_id, supplier_organisation_id) select ${other.organisationId}, id from placeholder
        ), asked as (
          insert into access_request (organisation_id, account_id, email, first_name, last_name, language)
          select ${other.organisationId}, account_id, email, 'A', 'B', 'en' from organisation_user where id = ${other.userId}
        ), colleague as (
          insert into user_invitation (organisation_id, invited_by, email, access_level, language)
          values (${other.organisationId}, ${other.userId}, 'x@y.example', 'ADMIN', 'en')
        )
        insert into activity (organisation_id, event) values (${other.organisationId}, 'USER_JOINED')`.execute(tx),
    );
    const seen = await inRequest(async (tx) => {
      const counts: Record<string, number> = {};
      for (const table of [
        'invitation',
        'invitation_claim',
        'connection',
        'access_request',
        'user_invitation',
        'activity',
        'sent_invitation',
        'received_invitation',
      ]) {
        const { rows } = await sql
          .raw<{ count: number }>(`select count(*)::integer as count from ${table}`)
          .execute(tx);
        counts[table] = rows[0]?.count ?? -1;
      }
      return counts;
    });
    expect(Object.values(seen)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const names = await inRequest((tx) => tx.selectFrom('actor').select('organisation_id').execute());
    expect(new Set(names.map(({ organisation_id }) => organisation_id))).toEqual(new Set([own.organisationId]));
  });

  it.each([
    "update invitation set status = 'ACCEPTED'",
    "update connection set status = 'ACCEPTED'",
    "update invitation_claim set state = 'ENABLED'",
    "update user_invitation set access_level = 'ADMIN'",
    "update organisation_user set email = 'x@y.example'",
    "update actor set name = 'Nobody'",
    'delete from activity',
  ])('may not %s', async (statement) => {
    expect(await failure((tx) => sql.raw(statement).execute(tx))).toBe('42501');
  });

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
        'accept_invitation',
        'advance_session',
        'apply_email_change',
        'begin_link',
        'begin_organisation_export',
        'begin_registration',
        'begin_request',
        'book_document_storage',
        'cancel_email_change',
        'change_access_level',
        'change_network_partner',
        'change_own_password',
        'clear_limit',
        'close_access_requests',
        'close_network_connection',
        'count_request_lines',
        'create_account',
        'create_identity_account',
        'create_invitation',
        'decide_claim',
        'decline_invitation',
        'delete_organisation',
        'end_own_sessions',
        'end_session',
        'enqueue',
        'enqueue_after',
        'erase_own_account',
        'exchange_companies',
        'find_credentials',
        'find_identity',
        'find_link_account',
        'forget_former_notifications',
        'forget_former_supplier',
        'give_back_limit',
        'is_invited',
        'is_refused',
        'issue_network_job_token',
        'issue_network_token',
        'issue_nonce',
        'issue_sign_in_code',
        'keep_purchase_years',
        'known_references',
        'known_suppliers',
        'link_identity',
        'log_line_events',
        'mark_earlier_as_read',
        'measure_line_purchases',
        'measure_product_purchases',
        'name_key_actor',
        'name_network_actors',
        'next_place',
        'next_request_reference',
        'notify_of_lines',
        'open_network_connection',
        'open_session',
        'preview_invitation',
        'read_mail_refusal',
        'read_own_account',
        'read_own_person',
        'read_own_sessions',
        'read_registration',
        'read_signing_keys',
        'refuse_demo',
        'remember_network',
        'remove_purchase_year',
        'remove_suppliers',
        'remove_users',
        'renew_network_secret',
        'request_access',
        'request_email_change',
        'request_organisation_deletion',
        'reset_password',
        'resume_organisation',
        'runs_installation',
        'set_mail_refusal',
        'stream_states',
        'suspend_organisation',
        'sweep_deleted_organisations',
        'take_limit',
        'tally_lines',
        'tally_purchases',
        'tally_requests',
        'try_sign_in_code',
        'undo_claim',
        'use_nonce',
        'use_sign_in_code',
        'verify_email',
        'welcome_user',
        'withdraw_organisation_deletion',
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
