import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { wallsOfFile } from '../testing/walls.ts';

/** Rows that a supplier has for one line of a customer's, and what raw SQL can do with them on behalf of others. */
const walls = await wallsOfFile();
const [customer, supplier] = [walls.person('Lena'), walls.person('Ingrid')];
const line = await walls.sendLine(customer, supplier, 'F-1');
beforeAll(async () => {
  await walls.server.database.asOwner(async (tx) => {
    const of = sql`${supplier.organisationId}, ${customer.organisationId}, ${line}`;
    await sql`
      with submitted as (
        insert into submission (supplier_organisation_id, customer_organisation_id, line_id, version, data, submitted_by)
        values (${of}, 1, '{}', ${supplier.userId})
      ), drafted as (
        insert into line_draft (supplier_organisation_id, customer_organisation_id, line_id, version, content, saved_by)
        values (${of}, 1, '{}', ${supplier.userId})
      ), locked as (
        insert into line_lock (supplier_organisation_id, customer_organisation_id, line_id, holder_id, expires_at)
        values (${of}, ${supplier.userId}, now() + interval '15 minutes')
      ), visited as (
        insert into line_visit (supplier_organisation_id, customer_organisation_id, line_id, user_id)
        values (${of}, ${supplier.userId})
      ), kept as (
        insert into document (organisation_id, name, size_bytes, sha256, storage_key, created_by)
        values (${supplier.organisationId}, 'epd.pdf', 1, ${'0'.repeat(64)}, 'key', ${supplier.userId})
      )
      select`.execute(tx);
    await sql`
      insert into submission_rows (supplier_organisation_id, customer_organisation_id, line_id, version, item_data)
      values (${of}, 1, '{}')`.execute(tx);
  });
});

const privateTables = ['line_draft', 'line_lock', 'line_visit', 'submission_rows', 'document', 'own_document'];

describe('what a supplier keeps to itself', () => {
  it.each(privateTables)('%s is seen by the supplier and by nobody else', async (table) => {
    expect(await walls.countsFor(table)).toEqual({ Ingrid: 1, Lena: 0, Camille: 0 });
  });

  it('a visit is seen by whoever made it', async () => {
    expect(await walls.countFor('Erik', 'line_visit')).toBe(0);
  });
});

describe('a submission', () => {
  it('is seen by both sides and by no third', async () => {
    for (const table of ['submission', 'seen_submission']) {
      expect(await walls.countsFor(table)).toEqual({ Ingrid: 1, Lena: 1, Camille: 0 });
    }
  });

  it('is changed by nobody, and reviewed by the customer alone', async () => {
    expect(await walls.outcome('Ingrid', `update submission set data = '{"comment": "x"}'`)).toBe('42501');
    expect(await walls.outcome('Ingrid', 'delete from submission')).toBe('42501');
    const review = "update submission set outcome = 'ACCEPTED', reviewed_at = now()";
    expect(await walls.outcome('Ingrid', review)).toBe(0);
    expect(await walls.outcome('Camille', review)).toBe(0);
    expect(await walls.outcome('Lena', review)).toBe(1);
  });

  it('is made by the supplier of the line alone', async () => {
    const made = (firstName: string) => {
      const { organisationId, userId } = walls.person(firstName);
      return walls.outcome(
        firstName,
        `insert into submission (supplier_organisation_id, customer_organisation_id, line_id, version, data, submitted_by)
         values ('${organisationId}', '${walls.person('Lena').organisationId}', '${line}', 2, '{}', '${userId}')`,
      );
    };
    expect(await made('Lena')).toBe('42501');
    expect(await made('Camille')).toBe('42501');
    expect(await made('Erik')).toBe(1);
  });
});

describe('a received line', () => {
  it('is in the supplier’s view alone, without the customer’s words', async () => {
    expect(await walls.countFor('Ingrid', 'received_line')).toBe(1);
    expect(await walls.countFor('Lena', 'received_line')).toBe(0);
    expect(await walls.countFor('Camille', 'received_line')).toBe(0);
    const columns = await walls.as('Ingrid', async (tx) => {
      const { rows } = await sql<object>`select * from received_line`.execute(tx);
      return Object.keys(rows[0] ?? {});
    });
    expect(columns).not.toEqual(expect.arrayContaining(['product_name']));
    expect(columns.filter((name) => /number|quantity|campaign|mailed|reminder|search/.test(name))).toEqual([]);
  });

  it('leaves what its supplier wrote behind when it goes to another', async () => {
    const tables = ['submission', 'submission_rows', 'line_draft', 'line_lock', 'line_visit'];
    expect(await walls.leftBehind(line, tables)).toBe(0);
  });
});
