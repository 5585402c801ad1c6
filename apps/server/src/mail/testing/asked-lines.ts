import type { LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import { collectNotices } from '../../jobs/collect-notices.ts';
import type { TestServer } from '../../testing/test-server.ts';

export interface Asked {
  readonly customerId: string;
  readonly supplierId: string;
  readonly requestId: string;
  readonly reference: string;
  readonly lineIds: string[];
  readonly productIds: string[];
}

interface AskedValues {
  readonly customerId: string;
  readonly supplierId: string;
  /** Who sent it; by default the customer's first ADMIN. */
  readonly createdBy?: string;
  readonly names: readonly string[];
  readonly comment?: string | null;
  readonly dueDate?: string | null;
}

let made = 0;

/** A request as the owner writes it, so that these tests need no call but their own. */
export async function askLines(server: TestServer, values: AskedValues): Promise<Asked> {
  made += 1;
  const { customerId, supplierId, names, comment = null, dueDate = null } = values;
  const createdBy = values.createdBy ?? (await adminOf(server, customerId));
  return server.database.asOwner(async (tx) => {
    const request = await tx
      .insertInto('emission_request')
      .values({
        customer_organisation_id: customerId,
        supplier_organisation_id: supplierId,
        created_by: createdBy,
        comment,
        due_date: dueDate,
        expected_unit: 'KG',
        expected_reference_year: 2025,
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    const { rows: lines } = await sql<{ id: string; product_id: string }>`
      with made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        select ${customerId}, name, ${`A-${made}-`} || place, ${createdBy}
          from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as n (name, place)
        returning id, name, internal_reference
      )
      insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, status, product_name, internal_reference,
                                request_id, request_reference, due_date, sent_at, requested_at, mailed_at, sent_name, sent_reference)
      select ${customerId}, id, ${supplierId}, 'REQUESTED', name, internal_reference, ${request.id}, ${request.reference}, ${dueDate}::date,
             now() - interval '15 days', now() - interval '15 days', now() - interval '15 days', name, internal_reference
        from made returning id, product_id`.execute(tx);
    return {
      customerId,
      supplierId,
      requestId: request.id,
      reference: request.reference,
      lineIds: lines.map(({ id }) => id),
      productIds: lines.map(({ product_id }) => product_id),
    };
  });
}

/** What the other side is to be told, with the job that does it, as the application writes both. */
export async function notice(
  server: TestServer,
  asked: Pick<Asked, 'customerId' | 'lineIds'>,
  told: {
    readonly kind: LineNoticeKind;
    readonly recipientId: string;
    readonly senderId: string;
    readonly comment?: string;
    readonly actorId?: string;
  },
): Promise<void> {
  const { kind, recipientId, senderId, comment = null, actorId = null } = told;
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('line_notice')
      .values(
        asked.lineIds.map((lineId) => ({
          recipient_organisation_id: recipientId,
          sender_organisation_id: senderId,
          kind,
          customer_organisation_id: asked.customerId,
          line_id: lineId,
          comment,
          actor_id: actorId,
        })),
      )
      .execute();
    await collectNotices(tx, { recipientId, senderId, kind });
  });
}

export async function adminOf(server: TestServer, organisationId: string): Promise<string> {
  const { id } = await server.database.asOwner((tx) =>
    tx
      .selectFrom('organisation_user')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('access_level', '=', 'ADMIN')
      .orderBy('created_at')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export async function setLines(server: TestServer, lineIds: readonly string[], values: string): Promise<void> {
  await server.database.asOwner((tx) =>
    sql`update product_line set ${sql.raw(values)} where id = any (${[...lineIds]}::uuid[])`.execute(tx),
  );
}
