import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/database/database.ts';
import type { Life, Violated } from './live-through.ts';

interface Kept {
  product_id: string;
  lines: number;
  history: string;
  submissions: number;
  notifications: string;
  status: string;
}

/** What the servers acknowledged is what the database holds: each step once, and each told once. */
export async function compareWithDatabase(
  database: Database,
  customerIds: readonly string[],
  lives: readonly Life[],
  violated: Violated,
): Promise<void> {
  const { rows } = await database.asOwner((tx) =>
    sql<Kept>`
      select p.id as product_id, count(l.id)::integer as lines, min(l.status) as status,
             coalesce((select string_agg(h.event, ' ' order by h.sequence) from line_history h join product_line i on i.id = h.line_id
                        where i.product_id = p.id), '') as history,
             (select count(*)::integer from submission s join product_line i on i.id = s.line_id where i.product_id = p.id) as submissions,
             coalesce((select string_agg(n.side || ' ' || n.kind, ', ' order by n.id) from notification n where n.product_id = p.id), '') as notifications
        from product p left join product_line l on l.product_id = p.id
       where p.organisation_id = any (${[...customerIds]}::uuid[])
       group by p.id`.execute(tx),
  );
  const kept = new Map(rows.map((row) => [row.product_id, row]));
  if (kept.size !== lives.length) violated(`${kept.size} products are kept, ${lives.length} were acknowledged`);
  for (const { productId, outcome } of lives) {
    const row = kept.get(productId);
    if (!row) {
      violated('a product was lost');
      continue;
    }
    const status = { ACCEPTED: 'COMPLETED', REJECTED: 'REJECTED' }[outcome];
    if (row.lines !== 1 || row.status !== status || row.submissions !== 1) violated('a product is not as acknowledged');
    const expected = `CREATED SENT WORK_BEGUN SUBMITTED ${outcome}`;
    if (row.history !== expected) violated(`a history reads ${row.history} instead of ${expected}`);
    const told = `SUPPLIER REQUESTED, CUSTOMER SUBMITTED, SUPPLIER ${outcome}`;
    if (row.notifications !== told) violated(`notifications read ${row.notifications} instead of ${told}`);
  }
}
