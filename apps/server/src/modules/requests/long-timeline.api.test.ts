import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { submitAnswer } from '../../testing/answers.ts';

const all = await answeringOfFile();

it('tells the newest of a line on which a partner never stops to write, on either side', async () => {
  const asked = await askFor(all);
  await submitAnswer(all.server, all.mill.token, asked.reference, asked.id, {});
  await asOwner(
    all.server,
    sql`with copied as (
          insert into submission (customer_organisation_id, line_id, supplier_organisation_id, version, data, submitted_at, submitted_by)
          select s.customer_organisation_id, s.line_id, s.supplier_organisation_id, n, s.data, s.submitted_at, s.submitted_by
            from submission s, generate_series(2, 300) n where s.line_id = ${asked.lineId}),
        counted as (update product_line set submission_version = 300 where id = ${asked.lineId})
        insert into line_history (customer_organisation_id, line_id, supplier_organisation_id, event, to_status, comment)
        select l.customer_organisation_id, l.id, l.supplier_organisation_id, 'COMMENTED', l.status, 'Comment ' || n
          from product_line l, generate_series(1, 800) n where l.id = ${asked.lineId}`,
  );
  const params = { requestReference: asked.reference, productId: asked.id };
  const customers = await all.server.call('getRequestedProduct', { token: all.buyer, params });
  const suppliers = await all.server.call('getEmissionAnswer', { token: all.mill.token, params });
  for (const { status, body } of [customers, suppliers]) {
    expect(status).toBe(200);
    const told = (body.timeline as { comment: string | null }[]).map(({ comment }) => comment);
    expect([told.length, told[0], told.at(-1)]).toEqual([500, 'Comment 301', 'Comment 800']);
  }
  const details = await all.server.call('getEmissionDetails', { token: all.buyer, params });
  for (const versions of [details.body.versions, suppliers.body.submissions]) {
    const numbers = (versions as { version: number }[]).map(({ version }) => version);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([200, 300, 101]);
  }
});
