import { sql } from 'kysely';
import { expect } from 'vitest';
import { invited, type Person, sentOne } from '../../../testing/companies.ts';
import { type CreatedProduct, createProduct } from '../../../testing/exchange.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** Somebody who was invited and has not answered, with the placeholder that stands for it. */
export async function preparedSupplier(server: TestServer, customer: Person, email: string, organisationName = email) {
  const invitationId = await invited(server, customer, { email, organisationName });
  return { invitationId, placeholder: (await sentOne(server, customer, invitationId)).partnerId };
}

export interface RequestedLine extends CreatedProduct {
  readonly requestReference: string;
}

/** One request for products, new ones or some that are there. */
export async function request(
  server: TestServer,
  customer: Person,
  supplierId: string,
  products: readonly CreatedProduct[],
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { status, body } = await server.call('createEmissionRequest', {
    token: customer.token,
    body: { supplierId, productIds: products.map(({ id }) => id), ...given },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.requestReference);
}

/** A new product that a supplier was asked for. */
export async function requested(server: TestServer, customer: Person, supplierId: string): Promise<RequestedLine> {
  const product = await createProduct(server, customer.token, { supplierId });
  return { ...product, requestReference: await request(server, customer, supplierId, [product]) };
}

/** The lines of a product as "supplier STATUS, request's supplier", the oldest first. */
export async function linesOf(server: TestServer, { id }: CreatedProduct): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ line: string }>`
      select concat_ws(', ', s.name || ' ' || l.status, rs.name) as line
        from product_line l join organisation s on s.id = l.supplier_organisation_id
        left join emission_request r on r.id = l.request_id left join organisation rs on rs.id = r.supplier_organisation_id
       where l.product_id = ${id} order by l.created_at, l.id`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

export async function lineBetween(server: TestServer, { id }: CreatedProduct, supplier: Person): Promise<string> {
  const line = await server.database.asOwner((tx) =>
    tx
      .selectFrom('product_line')
      .select('id')
      .where('product_id', '=', id)
      .where('supplier_organisation_id', '=', supplier.organisationId)
      .executeTakeFirstOrThrow(),
  );
  return line.id;
}

/** What the history of a line tells, as "EVENT by whom, seen by which supplier". */
export async function historyOf(server: TestServer, lineId: string): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ entry: string }>`
      select format('%s by %s, seen by %s', h.event, coalesce(a.name, 'nobody'), coalesce(s.name, 'nobody')) as entry
        from line_history h left join organisation a on a.id = h.actor_organisation_id
        left join organisation s on s.id = h.supplier_organisation_id
       where h.line_id = ${lineId} order by h.sequence`.execute(tx),
  );
  return rows.map(({ entry }) => entry);
}

/** How many lines an organisation counts with each partner, as "SIDE partner STATUS number". */
export async function talliesOf(server: TestServer, organisationId: string): Promise<string[]> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ tally: string }>`
      select format('%s %s %s %s', t.side, coalesce(p.name, 'all'), t.status, sum(t.lines)) as tally
        from line_tally t left join organisation p on p.id = t.partner_id
       where t.organisation_id = ${organisationId}::uuid group by t.side, t.partner_id, p.name, t.status
      having sum(t.lines) <> 0`.execute(tx),
  );
  return rows.map(({ tally }) => tally).toSorted();
}

/** What the application itself could read of the exchange for this person with any SQL. */
export async function exchangeSeenBy(server: TestServer, { sessionId, organisationId }: Person) {
  return server.database.write(sessionId, async (tx) => ({
    lines: (
      await tx
        .selectFrom('product_line')
        .select('id')
        .where('supplier_organisation_id', '=', organisationId)
        .orderBy('created_at')
        .execute()
    ).map(({ id }) => id),
    requests: (await tx.selectFrom('emission_request').select('reference').orderBy('created_at').execute()).map(
      ({ reference }) => reference,
    ),
    events: (await tx.selectFrom('line_history').select('event').orderBy('sequence').execute()).map(
      ({ event }) => event,
    ),
  }));
}

/** What the calls of the supplier's side will write, as the owner: the line as it is then, and its row of the history. */
export async function actsAsSupplier(
  server: TestServer,
  supplier: Person,
  lineId: string,
  act: 'SUBMITTED' | 'DECLINED' | 'COMMENTED',
): Promise<void> {
  const set = {
    SUBMITTED: sql`status = 'PENDING_REVIEW', submission_version = submission_version + 1, submitted_at = now(), emission_value = 3.5,
      emission_unit = 'KG', emission_unit_amount = 1, emission_value_granularity = 'PRODUCT', emission_value_confidence = 'VERY',
      emission_data_verified = true, primary_data_share = 40, valid_until = '2099-12-31', product_mass_kg = 2, quality_score = 40, work_begun_at = now(), next_reminder_at = now() + interval '14 days'`,
    DECLINED: sql`status = 'DECLINED', reason = 'Not ours', reason_code = 'NOT_OUR_PRODUCT', next_reminder_at = null`,
    COMMENTED: sql`version = version + 1`,
  }[act];
  await server.database.asOwner((tx) =>
    sql`
      with changed as (
        update product_line set ${set} where id = ${lineId} returning *
      )
      insert into line_history (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event,
                                to_status, comment)
      select c.customer_organisation_id, c.id, c.supplier_organisation_id, u.organisation_id, u.id, ${act}, c.status, 'From the supplier'
        from changed c, organisation_user u where u.email = ${supplier.email}`.execute(tx),
  );
}

/** What accepting an answer will write, as the owner. */
export async function acceptLine(server: TestServer, lineId: string): Promise<void> {
  await server.database.asOwner((tx) =>
    sql`update product_line set status = 'COMPLETED', in_force_version = submission_version, in_force_at = now() where id = ${lineId}`.execute(
      tx,
    ),
  );
}
