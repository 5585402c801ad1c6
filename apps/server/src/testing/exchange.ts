import { sql } from 'kysely';
import { inviteCompany, registerCompany } from './joining.ts';
import type { TestServer } from './test-server.ts';

export interface CreatedProduct {
  readonly id: string;
  readonly lineId: string;
}

let made = 0;

/** A product with one line, through the call. */
export async function createProduct(
  server: TestServer,
  token: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<CreatedProduct> {
  made += 1;
  const { status, body } = await server.call('createProduct', {
    token,
    body: { name: `Product ${made}`, internalReference: `P-${made}`, ...given },
  });
  if (status !== 201) throw new Error(`No product was created: ${JSON.stringify(body)}`);
  const [line] = body.lines as { lineId: string }[];
  return { id: String(body.id), lineId: line?.lineId ?? '' };
}

/** The placeholder of somebody who was invited and has not registered. */
export async function invitedSupplier(server: TestServer, token: string, email: string): Promise<string> {
  await server.call('createInvitations', { token, body: { invitations: [{ email, relation: 'SUPPLIER' }] } });
  return supplierIdOf(server, email);
}

/** A company that has registered with the link of the customer's invitation. */
export async function registeredSupplier(
  server: TestServer,
  customerToken: string,
  email: string,
  name: string,
): Promise<{ id: string; token: string }> {
  const link = await inviteCompany(server, customerToken, email);
  const { token } = await registerCompany(server, email, name, link);
  return { id: await supplierIdOf(server, email), token };
}

async function supplierIdOf(server: TestServer, email: string): Promise<string> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{
      id: string;
    }>`select partner_organisation_id as id from invitation where email = ${email} order by created_at desc limit 1`.execute(
      tx,
    ),
  );
  return rows[0]?.id ?? '';
}

/** Writes an answer as the owner, for what only answers bring. */
export async function answerLine(
  server: TestServer,
  lineId: string,
  {
    status,
    value = 1.5,
    inForce = status === 'COMPLETED',
  }: {
    status: 'PENDING_REVIEW' | 'COMPLETED' | 'REJECTED' | 'DECLINED' | 'REQUESTED';
    value?: number;
    inForce?: boolean;
  },
): Promise<void> {
  await server.database.asOwner((tx) =>
    sql`
      update product_line
         set status = ${status}, version = version + 1, submission_version = 1, submitted_at = now(), emission_value = ${value},
             emission_unit = 'KG', emission_unit_amount = 1, emission_value_granularity = 'PRODUCT',
             emission_value_confidence = 'VERY', emission_data_verified = true, primary_data_share = 50, quality_score = 60,
             updated_at = now(),
             in_force_version = case when ${inForce} then 1 end, in_force_value = case when ${inForce} then ${value}::numeric end,
             in_force_unit = case when ${inForce} then 'KG' end, in_force_unit_amount = case when ${inForce} then 1 end,
             in_force_primary_data_share = case when ${inForce} then 50 end, in_force_quality_score = case when ${inForce} then 60 end
       where id = ${lineId}`.execute(tx),
  );
}
