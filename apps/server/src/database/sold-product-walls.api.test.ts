import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { wallsOfFile } from '../testing/walls.ts';

const privateTables = [
  'template',
  'own_template',
  'template_draft',
  'template_document',
  'template_match',
  'template_use',
  'template_import_row',
];

/** A supplier's template with all that hangs on it, and what raw SQL can do with it on behalf of others. */
let template: string;
const walls = await wallsOfFile();
const [customer, supplier] = [walls.person('Lena'), walls.person('Ingrid')];
const line = await walls.sendLine(customer, supplier, 'F-1');
beforeAll(async () => {
  const { organisationId: own, userId } = supplier;
  await walls.server.database.asOwner(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into template (organisation_id, name, internal_reference, data_version, data, data_updated_at, created_by, updated_by)
      values (${own}, 'Foil', 'T-1', 1, '{}', now(), ${userId}, ${userId}) returning id`.execute(tx);
    template = rows[0]?.id ?? '';
    await sql`
      with kept as (
        insert into document (organisation_id, name, size_bytes, sha256, storage_key, created_by)
        values (${own}, 'epd.pdf', 1, ${'0'.repeat(64)}, 'key', ${userId}) returning id
      )
      insert into template_document (organisation_id, template_id, document_id) select ${own}, ${template}, kept.id from kept`.execute(
      tx,
    );
    await sql`
      with drafted as (
        insert into template_draft (organisation_id, template_id, version, content, saved_by) values (${own}, ${template}, 1, '{}', ${userId})
      ), matched as (
        insert into template_match (supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by)
        values (${own}, ${customer.organisationId}, ${line}, ${template}, ${userId})
      ), used as (
        insert into template_use (supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version)
        values (${own}, ${customer.organisationId}, ${line}, ${template}, 1)
      ), staged as (
        insert into template_import_row (organisation_id, file_import_id, row_number) values (${own}, gen_random_uuid(), 2)
      )
      select`.execute(tx);
  });
});

describe('a template and all that hangs on it', () => {
  it.each(privateTables)('%s is seen by its organisation and by nobody else', async (table) => {
    expect(await walls.countsFor(table)).toEqual({ Ingrid: 1, Lena: 0, Camille: 0 });
  });

  it.each(privateTables.filter((table) => table !== 'own_template'))('%s is removed by nobody else', async (table) => {
    expect(await walls.outcome('Lena', `delete from ${table}`)).toBe(0);
    expect(await walls.outcome('Camille', `delete from ${table}`)).toBe(0);
  });

  it('is made for nobody else', async () => {
    const { organisationId, userId } = walls.person('Ingrid');
    const made = `insert into template (organisation_id, name, internal_reference, created_by, updated_by)
                  values ('${organisationId}', 'x', 'x', '${userId}', '${userId}')`;
    expect(await walls.outcome('Lena', made)).toBe('42501');
  });

  it('stands for no product that its supplier was not asked for', async () => {
    const { organisationId, userId } = walls.person('Ingrid');
    const others = await walls.sendLine(walls.person('Lena'), walls.person('Sara'), 'F-2');
    const customer = walls.person('Lena').organisationId;
    expect(
      await walls.outcome(
        'Ingrid',
        `insert into template_match (supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by)
         values ('${organisationId}', '${customer}', '${others}', '${template}', '${userId}')`,
      ),
    ).toBe('42501');
    expect(
      await walls.outcome(
        'Ingrid',
        `insert into template_use (supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version)
         values ('${organisationId}', '${customer}', '${others}', '${template}', 1)`,
      ),
    ).toBe('42501');
  });

  it('keeps a document that it names', async () => {
    expect(await walls.outcome('Ingrid', 'delete from document')).toBe('23503');
    expect(await walls.countFor('Ingrid', 'own_document where is_used')).toBe(1);
  });

  it('lets go of a line that goes to another supplier', async () => {
    expect(await walls.leftBehind(line, ['template_use', 'template_match'])).toBe(0);
  });

  it('takes its matches and uses along when it is deleted, and leaves the answer', async () => {
    const left = await walls.server.database
      .asOwner(async (tx) => {
        await sql`delete from template where id = ${template}`.execute(tx);
        const { rows } = await sql<{ gone: number; answered: number }>`
          select (select count(*) from template_use) + (select count(*) from template_match) + (select count(*) from template_draft)
                   + (select count(*) from template_document) as gone,
                 (select count(*) from product_line where id = ${line} and submission_version = 1) as answered`.execute(
          tx,
        );
        throw [Number(rows[0]?.gone), Number(rows[0]?.answered)];
      })
      .catch((counts: unknown) => counts);
    expect(left).toEqual([0, 1]);
  });
});
