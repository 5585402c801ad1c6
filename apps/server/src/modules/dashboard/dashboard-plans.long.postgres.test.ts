import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queries, ReadQueries } from '../../database/database.ts';
import { plannersOfFile } from '../../testing/plan-nodes.ts';
import {
  getDataHistory,
  getEmissionRequestSummary,
  getRequestAgeSummary,
  getRequestSummary,
} from './dashboard.routes.ts';
import { getDashboard } from './dashboard.ts';

const count = 12_000;

/** Most lines were asked for long ago in many requests of many campaigns, and are answered. */
const { server, customer, supplier, nodesOf } = await plannersOfFile('customer');
beforeAll(async () => {
  await server.database.asOwner(async (tx) => {
    await sql`
      insert into campaign (customer_organisation_id, name, created_by, created_at)
      select ${customer.organisationId}, 'Campaign ' || n, ${customer.userId}, now() - n * interval '1 day' from generate_series(1, 40) n`.execute(
      tx,
    );
    await sql`
      with numbered as (
        select id, row_number() over (order by created_at) as n from campaign where customer_organisation_id = ${customer.organisationId}
      ), requests as (
        insert into emission_request (customer_organisation_id, supplier_organisation_id, campaign_id, created_by)
        select ${customer.organisationId}, ${supplier.organisationId}, c.id, ${customer.userId}
          from generate_series(0, ${count / 4}::integer) r join numbered c on c.n = 1 + r % 40
        returning id, reference
      ), counted as (select id, reference, row_number() over () as r from requests), made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        select ${customer.organisationId}, 'Long list', 'LONG-' || n, ${customer.userId} from generate_series(1, ${count}::integer) n
        returning id, internal_reference, substr(internal_reference, 6)::integer as n
      )
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, status, request_id,
                                request_reference, sent_at, requested_at, due_date, sent_name, submission_version, submitted_at, in_force_version,
                                in_force_value, in_force_valid_until)
      select ${customer.organisationId}, m.id, ${supplier.organisationId}, 'Long list', m.internal_reference,
             case when n % 200 = 0 then 'REQUESTED' when n % 200 = 1 then 'PENDING_REVIEW' else 'COMPLETED' end, q.id, q.reference,
             now(), now() - n * interval '1 hour', current_date - n / 24, 'Long list', 1, now(), 1, 2, current_date + n
        from made m join counted q on q.r = 1 + n / 4`.execute(tx);
    await sql`analyze`.execute(tx);
  });
});

const calls: Readonly<Record<string, (db: Queries) => ReadQueries>> = {
  getDashboard: (db) => getDashboard.queries(db, {}),
  getDataHistory: (db) => getDataHistory.queries(db, {}),
  getEmissionRequestSummary: (db) => getEmissionRequestSummary.queries(db, {}),
  getRequestSummary: (db) => getRequestSummary.queries(db, {}),
  getRequestAgeSummary: (db) => getRequestAgeSummary.queries(db, {}),
};

describe('the planner', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['getDashboard', 'lines', 'its tally', ['line_tally_index']],
    ['getDashboard', 'days', 'its tally', ['line_day_tally_index']],
    ['getDashboard', 'oldestReview', 'an index', ['product_line_review_index']],
    [
      'getDashboard',
      'campaign',
      'indexes',
      ['campaign_age_index', 'emission_request_open_campaign_index', 'emission_request_campaign_index'],
    ],
    ['getDashboard', 'undeliverable', 'indexes', ['undeliverable_address_pkey']],
    ['getDashboard', 'suppliers', 'an index', ['connection_pkey']],
    ['getDashboard', 'customers', 'an index', ['connection_supplier_index']],
    ['getDashboard', 'templates', 'an index', []],
    ['getDataHistory', 'months', 'its tally', ['line_month_tally_index']],
    ['getEmissionRequestSummary', 'counts', 'its tally', ['request_tally_index']],
    ['getRequestSummary', 'counts', 'its tally', ['line_tally_index']],
    ['getRequestAgeSummary', 'counts', 'its tally', ['line_day_tally_index']],
  ])('of %s reads the %s by %s and no table from end to end', async (call, name, _by, indexes) => {
    const nodes = await nodesOf((db) => {
      const query = calls[call]?.(db)[name];
      if (!query) throw new Error(`${call} does not ask for its ${name}.`);
      return query;
    });
    for (const index of indexes) expect(nodes).toContain(index);
    expect(nodes).not.toContain('Seq Scan');
  });
});
