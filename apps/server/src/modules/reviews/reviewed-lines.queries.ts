import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import type { SubmissionOutcome } from '@pcf/contract/vocabulary/submission-outcome';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import type { LineMove } from '../lines/change-lines.service.ts';
import type { RequestedLine } from '../requested-product/read-requested-product.service.ts';

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
export const putInForce = (tx: Tx, customerId: string, { lineIds, from, to }: LineMove) =>
  tx
    .updateTable('product_line')
    .set(({ eb, ref }) => ({
      status: to,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
      in_force_version: ref('submission_version'),
      in_force_at: sql<Date>`now()`,
      in_force_value: ref('emission_value'),
      in_force_unit: ref('emission_unit'),
      in_force_unit_amount: ref('emission_unit_amount'),
      in_force_granularity: ref('emission_value_granularity'),
      in_force_confidence: ref('emission_value_confidence'),
      in_force_verified: ref('emission_data_verified'),
      in_force_primary_data_share: ref('primary_data_share'),
      in_force_valid_until: ref('valid_until'),
      in_force_mass_kg: ref('product_mass_kg'),
      in_force_quality_score: ref('quality_score'),
      expiry_reminder_at: sql<Date | null>`case when valid_until >= current_date
        then greatest(valid_until - ${expiryNoticeDays}::integer, now()) end`,
      next_reminder_at: null,
      reminders_sent: 0,
    }))
    .where('customer_organisation_id', '=', customerId)
    .where('id', 'in', lineIds)
    .where('status', '=', from)
    .returning('id')
    .execute();

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
