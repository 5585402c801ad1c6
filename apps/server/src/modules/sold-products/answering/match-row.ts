import type { MatchReason } from '@pcf/contract/vocabulary/match-reason';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { OfferedRow } from '../offered-sold-product.service.ts';

/** A received line with what is confirmed for it, and the best of what fits otherwise. */
export interface MatchRow {
  id: string;
  /** Where it stands in the list, as text that loses nothing. */
  position: string;
  product_id: string;
  customer_organisation_id: string;
  customer_name: string;
  connected: boolean;
  archived: boolean;
  sent_name: string;
  sent_reference: string | null;
  supplier_product_reference: string | null;
  status: ProductRequestStatus;
  request_reference: string;
  due_date: string | null;
  submission_version: number;
  in_force_version: number | null;
  draft_version: number | null;
  confirmed: OfferedRow | null;
  offers: readonly { readonly template: OfferedRow; readonly reason: MatchReason; readonly similarity: number }[];
}
