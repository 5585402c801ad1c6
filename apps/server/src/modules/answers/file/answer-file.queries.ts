import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tx } from '../../../database/database.ts';
import type { BatchAsked } from '../../files/export-table.service.ts';
import { type ReceivedFilter, receivedConditions } from '../received-lines.service.ts';

/** A received line with what has been answered so far: the own draft, and what was submitted last with its own rows. */
export interface AnswerRow {
  id: string;
  customer_organisation_id: string;
  /** Whether the customer lives on another platform. */
  external: boolean;
  position: string;
  request_reference: string;
  customer_name: string;
  sent_name: string;
  sent_reference: string | null;
  sent_description: string | null;
  due_date: string | null;
  status: ProductRequestStatus;
  archived: boolean;
  connected: boolean;
  submission_version: number;
  quality_score: number | null;
  in_force_value: string | null;
  in_force_unit: EmissionUnit | null;
  in_force_unit_amount: string | null;
  draft_version: number | null;
  lock_holder_id: string | null;
  lock_holder_name: string | null;
  draft: DraftContent | null;
  /** Whether the template that the draft was filled in from is still there. */
  draft_has_template: boolean;
  submitted: EmissionData | null;
  submitted_rows: ItemData | null;
  submitted_rows_shared: boolean;
}

interface DraftContent {
  readonly data: EmissionData;
  readonly itemData?: ItemData | null;
  readonly shareRows?: boolean;
  readonly plausibilityConfirmation?: string | null;
  readonly templateId?: string | null;
  readonly templateVersion?: number | null;
}

/** The lines are picked before anything is looked up for them. */
const answersOf = (lines: RawBuilder<unknown>) => sql<AnswerRow>`(
  select l.id, l.customer_organisation_id,
         exists (select from network_connection n
                  where n.organisation_id = l.supplier_organisation_id
                    and n.partner_organisation_id = l.customer_organisation_id) as external,
         l.requested_at::text as position, l.request_reference, l.customer_name, l.sent_name, l.sent_reference, l.sent_description,
         l.due_date, l.status, l.archived, l.connected, l.submission_version, l.quality_score,
         l.in_force_value, l.in_force_unit, l.in_force_unit_amount,
         l.draft_version, l.lock_holder_id, l.lock_holder_name, d.content as draft, t.id is not null as draft_has_template,
         s.data as submitted, w.item_data as submitted_rows, s.item_data is not null as submitted_rows_shared
    from (${lines}) l
    left join line_draft d on d.customer_organisation_id = l.customer_organisation_id and d.line_id = l.id
    left join template t on t.organisation_id = d.supplier_organisation_id and t.id = (d.content ->> 'templateId')::uuid
    left join submission s
      on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
    left join submission_rows w
      on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
   order by l.requested_at desc, l.id desc)`;

const isOfUse = sql`((status <> 'CANCELED' and not archived and connected) or submission_version > 0)`;

/** What can be answered or was answered, the newest first. */
export function selectBatch(db: Queries, { filter, after, size }: BatchAsked<ReceivedFilter>) {
  const behind = after
    ? sql`(requested_at, id) < (${after.position}::timestamptz, ${after.id}::uuid)`
    : sql`requested_at is not null`;
  const lines = sql`
    select * from received_line where ${receivedConditions(filter)} and ${isOfUse} and ${behind}
     order by requested_at desc, id desc limit ${size}`;
  return db.selectFrom(answersOf(lines).as('a')).selectAll();
}

/** How many lines there are, but no more than it takes to know that they are too many. */
export const countUpTo = (db: Queries, filter: ReceivedFilter, most: number) =>
  db
    .selectFrom(
      sql<{
        id: string;
      }>`(select id from received_line where ${receivedConditions(filter)} and ${isOfUse} limit ${most})`.as('l'),
    )
    .select(sql<number>`count(*)::integer`.as('count'));

export async function selectAnswers(tx: Tx, lineIds: readonly string[]): Promise<AnswerRow[]> {
  const lines = sql`select * from received_line where id = any(${lineIds}::uuid[])`;
  return tx.selectFrom(answersOf(lines).as('a')).selectAll().execute();
}

interface AnswerSoFar {
  readonly data: EmissionData;
  readonly itemData: ItemData | null;
  readonly shareRows: boolean;
  readonly plausibilityConfirmation: string | null;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

/** What the next answer begins with: the draft, else what was submitted last, in which whether it was verified is open. */
export function answerSoFar(line: AnswerRow): AnswerSoFar {
  const { draft, draft_has_template, submitted, submitted_rows, submitted_rows_shared } = line;
  if (draft) {
    const { data, itemData = null, shareRows = false, plausibilityConfirmation = null } = draft;
    const { templateId = null, templateVersion = null } = draft_has_template ? draft : {};
    return { data, itemData, shareRows, plausibilityConfirmation, templateId, templateVersion };
  }
  return {
    data: submitted ? carriedOver(submitted) : {},
    itemData: submitted_rows,
    shareRows: submitted_rows_shared,
    plausibilityConfirmation: null,
    templateId: null,
    templateVersion: null,
  };
}
