import type { ProductRequestAggregatedStatus } from '@pcf/contract/vocabulary/product-request-aggregated-status';
import { sql } from 'kysely';
import type { ExpectedColumns } from './expected-columns.service.ts';
import type { CountColumns } from './line-counts.service.ts';

/** A row of the view. */
export interface RequestRow extends ExpectedColumns, CountColumns {
  readonly id: string;
  readonly customer_organisation_id: string;
  readonly supplier_organisation_id: string;
  readonly supplier_name: string;
  readonly campaign_id: string | null;
  readonly campaign_name: string | null;
  readonly reference: string;
  readonly comment: string | null;
  readonly due_date: string | null;
  readonly aggregated_status: ProductRequestAggregatedStatus;
  readonly created_by: string;
  readonly created_at: Date;
  readonly heard: boolean;
  readonly last_reminded_at: Date | null;
}

export const sentRequest = sql<RequestRow>`sent_request`.as('r');
