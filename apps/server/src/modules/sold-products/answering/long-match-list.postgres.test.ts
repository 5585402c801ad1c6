import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { plannersOfFile, sessionOf } from '../../../testing/plan-nodes.ts';
import { countMatches, selectMatchBatch, selectMatches } from './matches.queries.ts';

const many = 3000;

const { server, customer, supplier, token, nodesOf } = await plannersOfFile('supplier');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('product').execute();
    await tx.deleteFrom('template').execute();
    await sql`
      insert into connection (customer_organisation_id, supplier_organisation_id, status)
      values (${customer.organisationId}, ${supplier.organisationId}, 'ACCEPTED') on conflict do nothing`.execute(tx);
    // Names of a few words each, as an assortment has them: hundreds are alike.
    const named = (n: string) => sql`
      (array['Aluminium', 'Steel', 'Copper', 'Paper', 'Plastic', 'Zinc', 'Glass', 'Wooden'])[1 + ${sql.raw(n)} % 8] || ' '
      || (array['sheet', 'wire', 'pipe', 'foil', 'coil', 'plate', 'tray', 'cover', 'hinge', 'frame', 'bolt'])[1 + ${sql.raw(n)} % 11] || ' '
      || (array['polished', 'galvanised', 'coated', 'raw', 'recycled', 'brushed', 'printed'])[1 + ${sql.raw(n)} % 7]
      || ' ' || (${sql.raw(n)} % 40) / 10.0 || ' x ' || ${sql.raw(n)} || ' mm'`;
    await sql`
      insert into template (organisation_id, name, internal_reference, data_version, data, data_updated_at, created_by, updated_by)
      select ${supplier.organisationId}::uuid, ${named('n')}, 'T-' || n, 1, '{}', now(), ${supplier.userId}::uuid, ${supplier.userId}::uuid
        from generate_series(1, ${many}::integer) n`.execute(tx);
    await sql`
      with request as (
        insert into emission_request (customer_organisation_id, supplier_organisation_id, created_by)
        values (${customer.organisationId}, ${supplier.organisationId}, ${customer.userId}) returning id, reference
      ), made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        select ${customer.organisationId}, ${named('n')}, 'L-' || n, ${customer.userId} from generate_series(1, ${many}::integer) n
        returning id, name, internal_reference, substr(internal_reference, 3)::integer as n
      )
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, status,
                                request_id, request_reference, sent_at, requested_at, sent_name, sent_reference, supplier_product_reference)
      select ${customer.organisationId}, m.id, ${supplier.organisationId}, m.name, m.internal_reference,
             case when m.n % 10 = 0 then 'REJECTED' else 'REQUESTED' end, r.id, r.reference, now(), now() - make_interval(mins => m.n),
             upper(m.name), m.internal_reference, case when m.n % 2 = 0 then 't-' || m.n end
        from made m, request r`.execute(tx);
    for (const index of ['template_search_index', 'product_line_received_search_index']) {
      await sql`select gin_clean_pending_list(${index}::regclass)`.execute(tx);
    }
    await sql`analyze product_line, template, template_match`.execute(tx);
  });
});

const page = { limit: 100, offset: 0 };

it('finds what fits by the indexes of names and references, for the lines of a page alone', async () => {
  for (const nodes of [
    await nodesOf((db) => selectMatches(db, {}, page)),
    await nodesOf((db) => selectMatches(db, { textSearch: 'polished' }, page)),
    await nodesOf((db) => selectMatchBatch(db, { filter: {}, after: undefined, size: 500 })),
  ]) {
    expect(nodes).toEqual(expect.arrayContaining(['template_name_index', 'template_reference_text_index']));
    expect(nodes).not.toContain('Seq Scan');
  }
  expect(await nodesOf((db) => countMatches(db, { textSearch: 'xyzzy' }))).not.toContain('Seq Scan');
});

it('offers the same as a look at every template would', async () => {
  const { body } = await server.call('listTemplateMatches', { token, query: { limit: '20' } });
  const { data, metadata } = body as OperationOutput<'listTemplateMatches'>;
  expect(metadata).toEqual({ count: many });
  const { rows } = await server.database.write(sessionOf(token), (tx) =>
    sql<{ id: string; references: string[] }>`
      select l.id, array(
               select t.internal_reference from own_template t
                where similarity(t.name_text, lower(l.sent_name)) >= 0.3 or t.reference_text = lower(l.supplier_product_reference)
                order by t.reference_text = lower(l.supplier_product_reference) is true desc,
                         similarity(t.name_text, lower(l.sent_name)) desc, t.name, t.id limit 3) as references
        from received_line l order by l.requested_at desc, l.id desc limit 20`.execute(tx),
  );
  expect(data.map(({ lineId, offers }) => [lineId, offers.map(({ template }) => template.internalReference)])).toEqual(
    rows.map(({ id, references }) => [id, references]),
  );
  expect(data[0]?.offers[0]).toMatchObject({ reason: 'NAME', similarity: 1, template: { internalReference: 'T-1' } });
  expect(data[1]?.offers[0]).toMatchObject({ reason: 'REFERENCE', template: { internalReference: 'T-2' } });
});
