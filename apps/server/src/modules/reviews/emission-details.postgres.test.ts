import { type Compilable, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Queries } from '../../database/database.ts';
import { requestedProductQueries } from '../requests/read-requested-product.service.ts';
import { selectShownSubmissions, selectVersions, selectWantedVersion } from './emission-details.ts';
import { reviewersOfFile, submittedOne } from './testing/reviewers.ts';

const reviewers = await reviewersOfFile({ soundLines: false });

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that a plan reads from end to end. */
const wholeTables = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(wholeTables),
];

it('the details of a line are read by indexes, however many lines there are', async () => {
  const { server } = reviewers;
  const one = await submittedOne(reviewers);
  const line = { requestReference: one.reference, productId: one.id };
  await server.database.asOwner(async (tx) => {
    await sql`
      insert into product (organisation_id, name, internal_reference, created_by)
      select p.organisation_id, 'Many', 'MANY-' || n, p.created_by from product p, generate_series(1, 3000) n where p.id = ${one.id}`.execute(
      tx,
    );
    await sql`
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference, status,
        request_id, request_reference, sent_at, sent_name, submission_version, submitted_at)
      select l.customer_organisation_id, p.id, l.supplier_organisation_id, p.name, p.internal_reference, l.status, l.request_id,
             l.request_reference, l.sent_at, p.name, 1, now()
        from product_line l join product p on p.organisation_id = l.customer_organisation_id and p.name = 'Many'
       where l.id = ${one.lineId}`.execute(tx);
    await sql`
      insert into request_line (customer_organisation_id, request_id, line_id)
      select customer_organisation_id, request_id, id from product_line where product_name = 'Many'`.execute(tx);
    await sql`
      insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
      select s.customer_organisation_id, l.id, 1, s.supplier_organisation_id, s.data, s.submitted_by
        from submission s join product_line l on l.product_name = 'Many' where s.line_id = ${one.lineId}`.execute(tx);
    await sql`
      insert into line_history (customer_organisation_id, line_id, event, to_status)
      select customer_organisation_id, id, 'CREATED', 'NOT_STARTED' from product_line where product_name = 'Many'`.execute(
      tx,
    );
  });
  await server.database.asOwner((tx) => sql`analyze`.execute(tx));
  const claims = Buffer.from(reviewers.buyer.split('.')[1] ?? '', 'base64url').toString();
  const { sid } = JSON.parse(claims) as { sid: string };
  const queries = (db: Queries): Compilable[] => [
    ...Object.values(requestedProductQueries(db, line)),
    selectWantedVersion(db, line, undefined),
    selectVersions(db, line),
    selectShownSubmissions(db, line, undefined),
  ];
  const read = await server.database.write(sid, async (tx) => {
    const found: string[] = [];
    for (const query of queries(tx)) {
      const compiled = query.compile();
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
        ...compiled,
        sql: `explain (format json) ${compiled.sql}`,
      });
      found.push(...rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => wholeTables(Plan)));
    }
    return found;
  });
  const large = ['product', 'product_line', 'submission', 'line_history', 'request_line', 'purchase'];
  expect(read.filter((table) => large.includes(table))).toEqual([]);
}, 120_000);
