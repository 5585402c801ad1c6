import type { SubmissionOutcome } from '@pcf/contract/vocabulary/submission-outcome';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { putInForceNow } from '../../database/put-in-force.ts';
import type { LineMove } from '../lines/change-lines.service.ts';
import type { RequestedLine } from '../requests/read-requested-product.service.ts';

/** Lines of these products that were ever sent in one of these requests, each with what it can be named by. */
export async function selectNamedLines(tx: Tx, named: readonly RequestedLine[]) {
  const { rows } = await sql<{ reference: string; product_id: string; line_id: string }>`
    select r.reference, l.product_id, l.id as line_id
      from product_line l
      join request_line q on q.customer_organisation_id = l.customer_organisation_id and q.line_id = l.id
      join emission_request r on r.customer_organisation_id = q.customer_organisation_id and r.id = q.request_id
     where l.customer_organisation_id = current_organisation()
       and l.product_id = any(${named.map(({ productId }) => productId)}::uuid[])
       and r.reference = any(${named.map(({ requestReference }) => requestReference)}::text[])`.execute(tx);
  return rows;
}

/** The conditional update of an acceptance: what was submitted last is in force from now on. */
export async function putInForce(tx: Tx, customerId: string, { lineIds, from, to }: LineMove) {
  const { rows } = await sql<{ id: string }>`
    update product_line set status = ${to}, ${putInForceNow}
     where customer_organisation_id = ${customerId} and id = any (${lineIds}::uuid[]) and status = ${from}
    returning id`.execute(tx);
  return rows;
}

export const nothingInForce = {
  in_force_version: null,
  in_force_at: null,
  in_force_value: null,
  in_force_unit: null,
  in_force_unit_amount: null,
  in_force_granularity: null,
  in_force_confidence: null,
  in_force_verified: null,
  in_force_primary_data_share: null,
  in_force_valid_until: null,
  in_force_mass_kg: null,
  in_force_quality_score: null,
  expiry_reminder_at: null,
} as const;

export const selectNow = (tx: Tx) => tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();

export interface ReviewedVersion {
  readonly lineId: string;
  readonly version: number;
}

/** What the customer made of submissions, kept with them. */
export const updateOutcomes = (
  tx: Tx,
  caller: Caller,
  reviewed: readonly ReviewedVersion[],
  { outcome, comment = null }: { outcome: SubmissionOutcome; comment?: string | null },
) =>
  sql`
    update submission s
       set outcome = ${outcome}, reviewed_by = ${caller.userId}::uuid, reviewed_at = now(), review_comment = ${comment}
      from unnest(${reviewed.map(({ lineId }) => lineId)}::uuid[], ${reviewed.map(({ version }) => version)}::integer[])
           as n (line_id, version)
     where s.customer_organisation_id = ${caller.organisationId}::uuid and s.line_id = n.line_id and s.version = n.version`.execute(
    tx,
  );
