import { sortDirections } from '@pcf/contract/vocabulary/lists';
import type { ProductSortField } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { plannersOfFile } from '../../testing/plan-nodes.ts';
import type { TemplateFilter } from './sold-product-filter.ts';
import { countTemplates, selectTemplates } from './sold-products.queries.ts';

const made = 10_300;

const { server, supplier, token, nodesOf } = await plannersOfFile('supplier');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await tx.deleteFrom('template').execute();
    await sql`
      insert into template (organisation_id, name, internal_reference, data_version, data, open_findings, emission_value, valid_until,
                            created_by, created_at, updated_by, updated_at, data_updated_by, data_updated_at)
      select ${supplier.organisationId}, 'Long list', 'LONG-' || n, 1, '{}', case when n % 300 = 0 then 1 else 0 end,
             case when n % 3 = 0 then null else n end, date '2199-12-31' - case when n % 500 = 0 then 365 * 190 else 0 end,
             ${supplier.userId}, now() - make_interval(mins => n), ${supplier.userId}, now() - make_interval(mins => n), ${supplier.userId}, now()
        from generate_series(1, ${made}::integer) n`.execute(tx);
    await sql`select gin_clean_pending_list('template_search_index')`.execute(tx);
    await sql`analyze template`.execute(tx);
  });
});

const page = { limit: 10, offset: 0 };

it.each<[ProductSortField, string]>([
  ['CREATED_AT', 'created'],
  ['UPDATED_AT', 'updated'],
  ['EMISSION_VALUE', 'value'],
  ['INTERNAL_REFERENCE', 'reference'],
])('%s is read from an index in both directions', async (sortBy, word) => {
  const filters: TemplateFilter[] = [
    {},
    { complete: ['false'] },
    { textSearch: 'long' },
    { validity: ['EXPIRED'] },
    { outdated: ['true'] },
  ];
  for (const sortDirection of sortDirections) {
    for (const filter of filters) {
      const nodes = await nodesOf((db) => selectTemplates(db, { filter, order: { sortBy, sortDirection }, page }));
      expect(nodes).toContain(`template_listed_${word}_index`);
      // Only the templates of the page are looked up, however many there are.
      expect(nodes).toContainEqual(expect.stringMatching(/^template_(pkey|organisation_id_id_key)$/));
      expect(nodes).not.toContain('Seq Scan');
    }
  }
});

it('what is rare is found by an index of its own', async () => {
  for (const [index, filter] of [
    ['template_search_index', { textSearch: 'xyzzy' }],
    ['template_search_index', { productName: 'xyzzy' }],
    ['template_search_index', { productInternalReference: 'xyzzy' }],
    ['template_validity_index', { validity: ['EXPIRED'] }],
    ['template_listed_updated_index', { lastUpdatedFrom: '2031-01-01' }],
    ['template_listed_value_index', { emissionValueFrom: 11_000 }],
    ['template_use_outdated_index', { outdated: ['true'] }],
  ] as const satisfies readonly (readonly [string, TemplateFilter])[]) {
    const counted = await nodesOf((db) => countTemplates(db, filter));
    expect(counted, JSON.stringify(filter)).toContain(index);
    expect(counted).not.toContain('Seq Scan');
    expect(await nodesOf((db) => selectTemplates(db, { filter, order: {}, page }))).toContain(index);
  }
});

it('is counted to ten thousand, and to two thousand in a search', async () => {
  const count = async (query: Record<string, string>) =>
    (await server.call('listTemplates', { token, query: { ...query, limit: '1' } })).body.metadata;
  expect(await count({})).toEqual({ count: 10_000, more: true });
  expect(await count({ textSearch: 'long' })).toEqual({ count: 2_000, more: true });
  expect(await count({ complete: 'false' })).toEqual({ count: Math.floor(made / 300) });
  expect(await count({ validity: 'EXPIRED' })).toEqual({ count: Math.floor(made / 500) });
  expect(await count({ textSearch: 'long-10299' })).toEqual({ count: 1 });
});
