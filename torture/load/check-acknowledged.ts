import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../apps/server/src/database/database.ts';
import { brokenInvariants } from '../invariants/database-invariants.ts';
import { type Acknowledged, type AcknowledgedProduct, steps } from './acknowledged.ts';

/** Everything acknowledged is there, nothing is there in part, and nothing that nobody asked for. */
export async function checkAcknowledged(database: Database, acknowledged: Acknowledged): Promise<void> {
  await checkProducts(database, acknowledged.products);
  await checkImports(database, acknowledged);
  await checkInvitations(database, acknowledged);
  expect(await database.asOwner(brokenInvariants)).toEqual({});
}

interface KeptProduct {
  readonly name: string;
  readonly status: string;
  readonly history: string;
  readonly submissions: number;
  readonly told: string;
}

const statuses = {
  CREATED: 'NOT_STARTED',
  SENT: 'REQUESTED',
  WORK_BEGUN: 'REQUESTED',
  SUBMITTED: 'PENDING_REVIEW',
  ACCEPTED: 'COMPLETED',
} as const;
const tellings = [
  ['SENT', 'SUPPLIER REQUESTED'],
  ['SUBMITTED', 'CUSTOMER SUBMITTED'],
  ['ACCEPTED', 'SUPPLIER ACCEPTED'],
] as const;

async function checkProducts(database: Database, products: readonly AcknowledgedProduct[]): Promise<void> {
  const { rows } = await database.asOwner((tx) =>
    sql<KeptProduct>`
      select p.name, l.status,
             coalesce((select string_agg(h.event, ' ' order by h.sequence) from line_history h where h.line_id = l.id), '') as history,
             (select count(*)::integer from submission s where s.line_id = l.id) as submissions,
             coalesce((select string_agg(n.side || ' ' || n.kind, ', ' order by n.id) from notification n
                        where n.product_id = p.id), '') as told
        from product p join product_line l on l.product_id = p.id
       where p.name like 'Product %'`.execute(tx),
  );
  const kept = new Map(rows.map((row) => [row.name, row]));
  const wrong = products.flatMap((product) => {
    const found = kept.get(product.name);
    const possible = [stateAfter(product.done), ...(product.open ? [stateAfter([...product.done, product.open])] : [])];
    const { name: _, ...state } = found ?? nothing(product.name);
    return possible.some((each) => JSON.stringify(each) === JSON.stringify(state)) ? [] : [{ product, state }];
  });
  expect(wrong).toEqual([]);
  expect(kept.size).toBeLessThanOrEqual(products.length);
}

const nothing = (name: string): KeptProduct => ({ name, status: '', history: '', submissions: 0, told: '' });

/** How a product stands in the database once these steps have been taken. */
function stateAfter(done: AcknowledgedProduct['done']): Omit<KeptProduct, 'name'> {
  const last = done.at(-1);
  return {
    status: last === undefined ? '' : statuses[last],
    history: steps.slice(0, done.length).join(' '),
    submissions: done.includes('SUBMITTED') ? 1 : 0,
    told: tellings.flatMap(([step, told]) => (done.includes(step) ? [told] : [])).join(', '),
  };
}

async function checkImports(database: Database, { imports }: Acknowledged): Promise<void> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ prefix: string; products: number; lines: number; told: number }>`
      select left(p.internal_reference, 36) as prefix, count(distinct p.id)::integer as products, count(distinct l.id)::integer as lines,
             count(h.line_id)::integer as told
        from product p
        left join product_line l on l.product_id = p.id
        left join line_history h on h.line_id = l.id and h.event = 'CREATED'
       where p.name like 'Imported %' group by 1`.execute(tx),
  );
  const kept = new Map(rows.map(({ prefix, ...counts }) => [prefix, counts]));
  const wrong = imports.filter(({ prefix, rows: whole, acknowledged }) => {
    const found = kept.get(prefix);
    if (!found) return acknowledged;
    return [found.products, found.lines, found.told].some((count) => count !== whole);
  });
  expect(wrong).toEqual([]);
  expect(kept.size).toBeLessThanOrEqual(imports.length);
}

async function checkInvitations(database: Database, { invited }: Acknowledged): Promise<void> {
  const { rows } = await database.asOwner((tx) =>
    sql<{ email: string }>`select email from invitation where email like '%@invited.example'`.execute(tx),
  );
  const kept = new Set(rows.map(({ email }) => email));
  expect([...invited].filter((email) => !kept.has(email))).toEqual([]);
}
