import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';

/** What lists show of a line, from the supplier's side of it. */
export interface ReceivedRow {
  id: string;
  product_id: string;
  customer_organisation_id: string;
  customer_name: string;
  connected: boolean;
  sent_name: string;
  sent_reference: string | null;
  supplier_product_reference: string | null;
  status: ProductRequestStatus;
  work_begun_at: Date | null;
  request_reference: string;
  due_date: string | null;
  requested_at: Date;
  submission_version: number;
  submitted_at: Date | null;
  in_force_version: number | null;
  in_force_valid_until: string | null;
  emission_value: string | null;
  emission_unit: EmissionUnit | null;
  emission_unit_amount: string | null;
  quality_score: number | null;
  draft_saved_at: Date | null;
  lock_holder_id: string | null;
  lock_holder_name: string | null;
  lock_expires_at: Date | null;
  archived: boolean;
  updated_at: Date;
  visited_at: Date | null;
}

export const receivedLine = sql<ReceivedRow>`received_line`.as('l');

export const shown = [
  'id',
  'product_id',
  'customer_organisation_id',
  'customer_name',
  'connected',
  'sent_name',
  'sent_reference',
  'supplier_product_reference',
  'status',
  'work_begun_at',
  'request_reference',
  'due_date',
  'requested_at',
  'submission_version',
  'submitted_at',
  'in_force_version',
  'in_force_valid_until',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'quality_score',
  'draft_saved_at',
  'lock_holder_id',
  'lock_holder_name',
  'lock_expires_at',
  'archived',
  'updated_at',
  'visited_at',
] as const satisfies readonly (keyof ReceivedRow)[];

/** When it was sent back last. Looked up for the lines of a page only. */
export const sentBackAt = sql<Date | null>`(
  select max(h.created_at) from line_history h
   where h.customer_organisation_id = l.customer_organisation_id and h.line_id = l.id
     and h.event in ('REJECTED', 'WITHDRAWN'))`.as('sent_back_at');
