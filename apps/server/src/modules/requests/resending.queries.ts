import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Which of the references lead to which of the lines: the newest of a line and every older one. */
export async function selectReferences(
  tx: Tx,
  customerId: string,
  { references, lineIds }: { references: readonly string[]; lineIds: readonly string[] },
) {
  const { rows } = await sql<{ reference: string; line_id: string }>`
    select r.reference, q.line_id
      from emission_request r
      join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
     where r.customer_organisation_id = ${customerId} and r.reference = any(${references}::text[])
       and q.customer_organisation_id = ${customerId} and q.line_id = any(${lineIds}::uuid[])`.execute(tx);
  return rows;
}

/** What a request that follows takes over. */
export const selectLastRequests = (tx: Tx, customerId: string, requestIds: readonly string[]) =>
  tx
    .selectFrom('emission_request')
    .select([
      'id',
      'campaign_id',
      'expected_unit',
      'expected_lifecycle_boundary',
      'expected_reference_year',
      'expected_verified',
    ])
    .where('customer_organisation_id', '=', customerId)
    .where('id', '=', sql<string>`any(${requestIds}::uuid[])`)
    .execute();
