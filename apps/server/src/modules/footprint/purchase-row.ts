import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { FootprintBasis } from '@pcf/contract/vocabulary/footprint-basis';
import type { FootprintGap } from '@pcf/contract/vocabulary/footprint-gap';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';

/** What was bought of a line in a year, as its buyer sees it. Exact numbers come as text. */
export interface PurchaseRow {
  line_id: string;
  year: number;
  quantity: string;
  quantity_unit: EmissionUnit | null;
  supplier_organisation_id: string | null;
  supplier_name: string | null;
  mass_kg: string | null;
  specific_kg: string | null;
  estimated_kg: string | null;
  total_kg: string | null;
  basis: FootprintBasis;
  gap: FootprintGap | null;
  product_id: string;
  product_name: string;
  internal_reference: string;
  status: ProductRequestStatus;
  request_reference: string | null;
  in_force_version: number | null;
  in_force_at: Date | null;
  in_force_value: string | null;
  in_force_unit: EmissionUnit | null;
  in_force_unit_amount: string | null;
  in_force_mass_kg: string | null;
  in_force_verified: boolean | null;
  in_force_primary_data_share: string | null;
  in_force_quality_score: number | null;
  in_force_valid_until: string | null;
  estimate: OperationOutput<'listFootprintLines'>['data'][number]['estimate'];
}

export const ownPurchase = sql<PurchaseRow>`own_purchase`.as('p');
