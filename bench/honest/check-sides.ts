import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { send } from '../api/ask-server.ts';
import type { HttpRequest } from '../http/http-request.ts';
import type { HonestRead } from './honest-calls.ts';
import type { HonestWrite, WrittenProducts } from './honest-writes.ts';

/** Fails where the plain server is quick because it says something else. */
export async function checkRead(
  { ours, plain, same }: HonestRead,
  ourRequest: HttpRequest | undefined,
  urls: { readonly ours: string; readonly plain: string },
): Promise<void> {
  const [plainRequest] = plain;
  if (!ourRequest || !plainRequest) throw new Error(`Nothing is asked by ${ours.name}.`);
  const answer = JSON.parse(await send(urls.ours, ourRequest));
  const rows = JSON.parse(await send(urls.plain, plainRequest));
  const [said, plainlySaid] = same(answer, rows).map((part) => JSON.parse(JSON.stringify(part)));
  if (!isDeepStrictEqual(said, plainlySaid)) differ(ours.name, said, plainlySaid);
}

/** What differs between any two lines: whose they are, what they are called and when it was. */
const own = [
  'id',
  'line_id',
  'product_id',
  'product_name',
  'internal_reference',
  'name',
  'description',
  'mass_kg',
  'supplier_product_reference',
  'sent_name',
  'sent_reference',
  'sent_description',
  'sent_mass_kg',
  'search_text',
  'received_text',
  'request_id',
  'request_reference',
  'sequence',
  'created_at',
  'updated_at',
  'saved_at',
  'taken_at',
  'expires_at',
  'work_begun_at',
  'submitted_at',
  'reviewed_at',
  'in_force_at',
  'requested_at',
  'sent_at',
  'mailed_at',
  'next_reminder_at',
  'expiry_reminder_at',
  'collection_id',
];
const tablesOfLines = ['line_history', 'submission', 'line_draft', 'line_lock', 'line_notice'];

/** Every different row that lines of these products have, and how many lines have it. */
async function rowsOf(client: pg.Client, { ids = [], references = [] }: WrittenProducts): Promise<unknown[]> {
  const { rows } = await client.query<{ name: string; content: string; rows: number }>(
    `with lines as (
       select l.* from product_line l join product p on p.organisation_id = l.customer_organisation_id and p.id = l.product_id
        where p.id = any ($1) or p.internal_reference = any ($2)
     ), found as (
       select 'product' as name, to_jsonb(p) as content from product p where p.id in (select product_id from lines)
        union all
       select 'product_line', to_jsonb(l) from lines l
       ${tablesOfLines
         .map(
           (table) =>
             `union all select '${table}', to_jsonb(t) from ${table} t where t.line_id in (select id from lines)`,
         )
         .join('\n')}
     )
     select name, (content - $3::text[])::text as content, count(*)::integer as rows from found group by 1, 2 order by 1, 2`,
    [ids, references, own],
  );
  return rows;
}

/** Fails where the plain server writes less than ours. */
export async function checkWrite({ ours: { name }, written }: HonestWrite, client: pg.Client): Promise<void> {
  const [ours, plain] = [await rowsOf(client, written.ours), await rowsOf(client, written.plain)];
  const unlike = (rows: readonly unknown[], others: readonly unknown[]) =>
    rows.filter((row) => !others.some((other) => isDeepStrictEqual(row, other)));
  if (!isDeepStrictEqual(ours, plain)) differ(name, unlike(ours, plain), unlike(plain, ours));
}

function differ(name: string, ours: unknown, plain: unknown): never {
  throw new Error(
    `${name}: ours is\n${JSON.stringify(ours, undefined, 1)}\nand the plain one\n${JSON.stringify(plain, undefined, 1)}`,
  );
}
