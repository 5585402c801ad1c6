import { sql } from 'kysely';
import { asOwner } from '../../../testing/answering.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { createProduct, invitedSupplier, registeredSupplier } from '../../../testing/exchange.ts';
import { registerCompany } from '../../../testing/joining.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Two customers that know nothing of each other. */
export interface Buyers {
  readonly server: TestServer;
  readonly buyer: string;
  /** Has registered, and is the first customer's. */
  readonly mill: string;
  /** Was invited by the first customer and has not registered. */
  readonly foundry: string;
  readonly otherBuyer: string;
  /** Was invited by the second customer. */
  readonly otherSupplier: string;
}

/** For a whole test file, awaited at its top like the server. */
export async function buyersOfFile(): Promise<Buyers> {
  const server = await serverOfFile({ demo: false });
  const { token: buyer } = await registerCompany(server, 'mara@first-buyer.example', 'First Buyer');
  const { token: otherBuyer } = await registerCompany(server, 'mara@second-buyer.example', 'Second Buyer');
  const { id: mill } = await registeredSupplier(server, buyer, 'mara@mill.example', 'Mill');
  const foundry = await invitedSupplier(server, buyer, 'mara@foundry.example');
  const otherSupplier = await invitedSupplier(server, otherBuyer, 'mara@quarry.example');
  return { server, buyer, mill, foundry, otherBuyer, otherSupplier };
}

/** A product of the first customer's. */
export const productOf = ({ server, buyer }: Buyers, given: Readonly<Record<string, unknown>> = {}) =>
  createProduct(server, buyer, given);

/** Everything that sending writes; equal before and after where nothing was written. */
export async function written(server: TestServer) {
  const [counts] = await asOwner(
    server,
    sql<Record<string, number>>`
      select (select count(*) from emission_request)::integer as requests, (select count(*) from request_line)::integer as request_lines,
             (select count(*) from line_history)::integer as history, (select count(*) from line_notice)::integer as notices,
             (select count(*) from campaign)::integer as campaigns, (select count(*) from product_line)::integer as lines,
             (select coalesce(sum(version), 0) from product_line)::integer as versions,
             (select count(*) from pgboss.job where name = 'line-notices')::integer as jobs`,
  );
  return counts;
}

export const connectionBecomes = (
  server: TestServer,
  supplierId: string,
  status: 'ACCEPTED' | 'DECLINED' | 'PENDING',
) => asOwner(server, sql`update connection set status = ${status} where supplier_organisation_id = ${supplierId}`);

/** As if the last mail about these lines had gone out longer ago. */
export const mailedHoursAgo = (server: TestServer, hours: number, ...lineIds: string[]) =>
  asOwner(
    server,
    sql`update product_line set mailed_at = now() - make_interval(hours => ${hours}) where id = any(${lineIds}::uuid[])`,
  );

export const archiveProduct = (server: TestServer, productId: string) =>
  asOwner(
    server,
    sql`with archived as (update product set archived_at = now() where id = ${productId} returning id)
        update product_line set archived = true where product_id in (select id from archived)`,
  );

interface LineRow {
  readonly id: string;
  readonly status: string;
  readonly supplier: string | null;
  readonly request_reference: string | null;
  readonly [column: string]: unknown;
}

export const linesOf = (server: TestServer, productId: string): Promise<LineRow[]> =>
  asOwner(
    server,
    sql<LineRow>`
      select l.*, supplier_organisation_id as supplier, sent_at = requested_at as sent_once, mailed_at > requested_at as reminded,
             round(extract(epoch from next_reminder_at - now()) / 86400)::integer as reminder_in_days
        from product_line l where product_id = ${productId} order by created_at, id`,
  );

export const historyOf = (server: TestServer, lineId: string) =>
  asOwner(
    server,
    sql<Record<string, unknown>>`
      select h.event, h.from_status, h.to_status, h.comment, h.request_reference, h.supplier_organisation_id as supplier,
             a.name as actor
        from line_history h left join actor a on a.organisation_id = h.actor_organisation_id and a.id = h.actor_id
       where h.line_id = ${lineId} order by h.sequence`,
  );

export const noticesOf = (server: TestServer, lineId: string) =>
  asOwner(
    server,
    sql<Record<string, unknown>>`
      select kind, recipient_organisation_id as recipient, comment from line_notice where line_id = ${lineId} order by id`,
  );

export const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const cancelLine = (server: TestServer, lineId: string) =>
  asOwner(server, sql`update product_line set status = 'CANCELED', version = version + 1 where id = ${lineId}`);
