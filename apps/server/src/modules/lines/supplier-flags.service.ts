import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { featureFlagsFor } from '@pcf/domain/exchange/feature-flags';

interface FlaggedRow {
  readonly status: ProductRequestStatus;
  readonly in_force_version: number | null;
  readonly submission_version: number;
  readonly archived: boolean;
  readonly connected: boolean;
}

/** What the supplier can do with a line of its view. */
export const supplierFlags = (row: FlaggedRow) =>
  featureFlagsFor('SUPPLIER', {
    status: row.status,
    inForce: row.in_force_version !== null,
    submitted: row.submission_version > 0,
    archived: row.archived,
    connected: row.connected,
  });
