import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import type { DeclineReasonCode } from '@pcf/contract/vocabulary/requests';
import { resendAllowedAt } from '@pcf/domain/exchange/reminder-schedule';
import { lineStep } from '@pcf/domain/exchange/transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { type HistoryRow, maxTimelineEntries, presentHistory } from '../lines/present-lines.service.ts';
import { type LineRow, lineColumns, presentLine } from '../products/present-line.service.ts';
import { type ExpectedColumns, presentExpected } from './expected-columns.service.ts';

/**
 * Its id, for queries of what belongs to it. As an array it is known before anything is joined: the planner
 * would otherwise read all lines of the organisation to pick one of them.
 */
export const requestedLineIds = ({ requestReference, productId }: RequestedLine) => sql<string[]>`array(
  select l.id
    from emission_request r
    join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
    join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
   where r.reference = ${requestReference} and r.customer_organisation_id = current_organisation()
     and l.product_id = ${productId})`;

const text = <Row>(db: Queries | Tx, query: RawBuilder<Row>) => db.selectFrom(query.as('found')).selectAll();

/** The words and expectations are those of its newest request. */
const selectRequestedProduct = (db: Queries | Tx, line: RequestedLine) =>
  text(
    db,
    sql<RequestedProductRow>`(
      select ${sql.join(lineColumns.map((column) => sql.ref(`l.${column}`)))}, l.reason, l.reason_code, l.mailed_at, p.description,
             p.unit, r.comment as request_comment, r.expected_unit, r.expected_lifecycle_boundary, r.expected_reference_year,
             r.expected_verified, c.id as campaign_id, c.name as campaign_name
        from purchased_line l
        join product p on p.organisation_id = l.customer_organisation_id and p.id = l.product_id
        join emission_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
        left join campaign c on c.customer_organisation_id = r.customer_organisation_id and c.id = r.campaign_id
       where l.customer_organisation_id = current_organisation() and l.id = any(${requestedLineIds(line)}))`,
  );

const selectTimeline = (db: Queries | Tx, line: RequestedLine) =>
  text(
    db,
    sql<HistoryRow>`(
      select h.event, h.actor_organisation_id, h.actor_name, h.actor_organisation_name, h.from_status, h.to_status,
             h.request_reference, h.comment, h.stated_date, h.created_at
        from (select * from seen_history
               where customer_organisation_id = current_organisation() and line_id = any(${requestedLineIds(line)})
               order by sequence desc limit ${maxTimelineEntries}) h
       order by h.sequence)`,
  );

export const selectLineId = (tx: Tx, line: RequestedLine) =>
  tx
    .selectFrom('product_line')
    .select('id')
    .where(sql<boolean>`id = any(${requestedLineIds(line)})`)
    .executeTakeFirst();

/** What it takes to present a line that was requested. */
export const requestedProductQueries = (db: Queries, line: RequestedLine) => ({
  line: selectRequestedProduct(db, line),
  timeline: selectTimeline(db, line),
});

/** A line of the caller's after a change, in the transaction of the change. */
export async function readRequestedProduct(
  tx: Tx,
  line: RequestedLine,
  caller: Caller,
): Promise<OperationOutput<'getRequestedProduct'>> {
  const [row, timeline] = await pipelined([
    selectRequestedProduct(tx, line).executeTakeFirstOrThrow(),
    selectTimeline(tx, line).execute(),
  ]);
  return presentRequestedProduct(row, timeline, caller);
}

type Answer = OperationOutput<'getRequestedProduct'>;

export function presentRequestedProduct(
  row: RequestedProductRow,
  history: readonly HistoryRow[],
  caller: Caller,
): Answer {
  return {
    ...presentLine(row),
    description: row.description,
    unit: row.unit,
    requestComment: row.request_comment,
    reason: row.reason,
    reasonCode: row.reason_code,
    expects: presentExpected(row),
    campaign:
      row.campaign_id !== null && row.campaign_name !== null ? { id: row.campaign_id, name: row.campaign_name } : null,
    mailedAt: row.mailed_at?.toISOString() ?? null,
    resendAllowedAt: remindedAgainAt(row)?.toISOString() ?? null,
    timeline: history.map((entry) => presentHistory(entry, caller.organisationId)),
  };
}

/** Only a reminder has to wait; asking anew does not. */
function remindedAgainAt({ status, in_force_version, mailed_at }: RequestedProductRow): Date | null {
  const step = lineStep('resend', 'CUSTOMER', { status, inForce: in_force_version !== null });
  if (step?.event !== 'REMINDED' || mailed_at === null) return null;
  const allowed = resendAllowedAt(mailed_at);
  return allowed > new Date() ? allowed : null;
}

/** One line of the caller's, named by a request it was ever sent in. */
export interface RequestedLine {
  readonly requestReference: string;
  readonly productId: string;
}

interface RequestedProductRow extends LineRow, ExpectedColumns {
  description: string | null;
  unit: EmissionUnit | null;
  request_comment: string | null;
  reason: string | null;
  reason_code: DeclineReasonCode | null;
  campaign_id: string | null;
  campaign_name: string | null;
  mailed_at: Date | null;
}
