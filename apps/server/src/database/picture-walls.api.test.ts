import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { wallsOfFile } from '../testing/walls.ts';

const ownTables = ['sbti_target', 'organisation_identifier', 'organisation_logo', 'api_key'];
const tallies = ['line_tally', 'line_day_tally', 'line_month_tally', 'request_tally', 'purchase_tally'];

/** What a supplier says of itself, and what raw SQL can do with it on behalf of others. */
const walls = await wallsOfFile();
beforeAll(async () => {
  const { organisationId: own, userId } = walls.person('Ingrid');
  await walls.server.database.asOwner(async (tx) => {
    for (const table of ownTables) await sql.raw(`delete from ${table}`).execute(tx);
    await sql`
      with aimed as (
        insert into sbti_target (organisation_id, has_target, ambition, base_year, target_year, reduction_percent, status, updated_by)
        values (${own}, true, 'ONE_POINT_FIVE_DEGREES', 2020, 2030, 42, 'SET', ${userId})
      ), named as (
        insert into organisation_identifier (organisation_id, type, value) values (${own}, 'DUNS', '123456789')
      ), drawn as (
        insert into organisation_logo (organisation_id, type, content) values (${own}, 'image/png', '\\x00')
      )
      insert into api_key (organisation_id, name, hash, hint, scopes, created_by)
      values (${own}, 'ERP', 'a hash', 'abcd', '{READ}', ${userId})`.execute(tx);
    await sql`
      insert into connection (customer_organisation_id, supplier_organisation_id, status)
      values (${walls.person('Lena').organisationId}, ${own}, 'ACCEPTED')
      on conflict (customer_organisation_id, supplier_organisation_id) do update set status = 'ACCEPTED'`.execute(tx);
    await sql`delete from connection where customer_organisation_id = ${walls.person('Claire').organisationId}`.execute(
      tx,
    );
  });
});

describe('what an organisation says of itself', () => {
  it.each(ownTables)('%s is seen by itself and by nobody else', async (table) => {
    expect(await walls.countFor('Ingrid', `(select organisation_id from ${table}) t`)).toBe(1);
    expect(await walls.countFor('Lena', `(select organisation_id from ${table}) t`)).toBe(0);
  });

  it.each([
    "update sbti_target set target_year = 2031 where status = 'SET'",
    "update organisation_identifier set value = 'x'",
    "update organisation_logo set type = 'image/webp'",
    'update api_key set revoked_at = now(), revoked_by = created_by',
    'delete from organisation_identifier',
    'delete from organisation_logo',
  ])('is changed by nobody else: %s', async (statement) => {
    expect(await walls.outcome('Lena', statement)).toBe(0);
  });

  it('is said for nobody else', async () => {
    const { organisationId } = walls.person('Ingrid');
    expect(
      await walls.outcome(
        'Lena',
        `insert into organisation_identifier (organisation_id, type, value) values ('${organisationId}', 'VAT', 'x')`,
      ),
    ).toBe('42501');
  });

  it('is a target that its customers see and strangers do not', async () => {
    const targets = 'supplier_target where has_target';
    expect(await walls.countFor('Lena', `${targets} and ambition = 'ONE_POINT_FIVE_DEGREES'`)).toBe(1);
    expect(await walls.countFor('Claire', targets)).toBe(0);
  });

  it('is no target of theirs once they have declined to be a supplier', async () => {
    const seen = await walls.server.database
      .asOwner(async (tx) => {
        await sql`update connection set status = 'DECLINED' where supplier_organisation_id = ${walls.person('Ingrid').organisationId}`.execute(
          tx,
        );
        await sql`select set_config('pcf.organisation_id', ${walls.person('Lena').organisationId}, true)`.execute(tx);
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from supplier_target where has_target`.execute(tx);
        throw rows[0]?.count;
      })
      .catch((count: unknown) => count);
    expect(seen).toBe(0);
  });
});

describe('an API key', () => {
  it('shows its hash to nobody, not even to its own organisation', async () => {
    expect(await walls.outcome('Ingrid', 'select hash from api_key')).toBe('42501');
  });

  it('is not given other scopes, another name or back its life', async () => {
    expect(await walls.outcome('Ingrid', "update api_key set scopes = '{READ,PRODUCTS}'")).toBe('42501');
    expect(await walls.outcome('Ingrid', "update api_key set hash = 'another'")).toBe('42501');
    expect(await walls.outcome('Ingrid', 'delete from api_key')).toBe('42501');
  });

  it('has only scopes that there are', async () => {
    const { organisationId, userId } = walls.person('Ingrid');
    const made = (scopes: string) =>
      `insert into api_key (organisation_id, name, hash, hint, scopes, created_by)
       values ('${organisationId}', 'x', '${scopes}', 'abcd', '${scopes}', '${userId}')`;
    expect(await walls.outcome('Ingrid', made('{EVERYTHING}'))).toBe('23514');
    expect(await walls.outcome('Ingrid', made('{}'))).toBe('23514');
  });
});

describe('the log', () => {
  it.each(["update activity set event = 'USER_REMOVED'", 'delete from activity'])(
    'is for good: %s',
    async (statement) => {
      expect(await walls.outcome('Lena', statement)).toBe('42501');
    },
  );
});

describe('a tally', () => {
  it.each(tallies)('%s is written by no application', async (table) => {
    expect(await walls.outcome('Lena', `delete from ${table}`)).toBe('42501');
    expect(await walls.outcome('Lena', `insert into ${table} select * from ${table}`)).toBe('42501');
  });

  it.each(tallies)('%s shows no organisation but the own', async (table) => {
    const { organisationId } = walls.person('Lena');
    expect(await walls.countFor('Lena', `${table} where organisation_id <> '${organisationId}'`)).toBe(0);
  });
});

describe('a target', () => {
  it.each([
    ['a target without its year', { has_target: true, ambition: 'ONE_POINT_FIVE_DEGREES' }],
    ['neither a target nor a reason', { has_target: false }],
    ['OTHER without a text', { has_target: false, reason_for_no_target: 'OTHER' }],
    [
      'a text beside another reason',
      { has_target: false, reason_for_no_target: 'JUDGED_TO_BE_UNIMPORTANT', reason_text: 'x' },
    ],
    [
      'a year that is not after its base',
      {
        has_target: true,
        ambition: 'ONE_POINT_FIVE_DEGREES',
        base_year: 2030,
        target_year: 2030,
        reduction_percent: 42,
        status: 'SET',
      },
    ],
  ] as const)('is not %s', async (_case, values) => {
    const { organisationId, userId } = walls.person('Lena');
    const refused = walls.as('Lena', (tx) =>
      tx
        .insertInto('sbti_target')
        .values({ organisation_id: organisationId, updated_by: userId, ...values })
        .execute(),
    );
    await expect(refused).rejects.toMatchObject({ code: '23514' });
  });
});
