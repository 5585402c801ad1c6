import type { ConfidenceLevel } from '@pcf/contract/vocabulary/confidence-level';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';

/** What the list shows of a line, from the customer's side of it. */
export interface LineRow {
  id: string;
  product_id: string;
  product_name: string;
  internal_reference: string;
  supplier_organisation_id: string | null;
  supplier_name: string | null;
  connected: boolean;
  supplier_product_reference: string | null;
  status: ProductRequestStatus;
  work_begun_at: Date | null;
  request_reference: string | null;
  due_date: string | null;
  requested_at: Date | null;
  submission_version: number;
  submitted_at: Date | null;
  in_force_version: number | null;
  in_force_value: string | null;
  in_force_unit: EmissionUnit | null;
  in_force_unit_amount: string | null;
  in_force_primary_data_share: string | null;
  in_force_quality_score: number | null;
  in_force_mass_kg: string | null;
  in_force_valid_until: string | null;
  emission_value: string | null;
  emission_unit: EmissionUnit | null;
  emission_unit_amount: string | null;
  product_mass_kg: string | null;
  emission_value_granularity: EmissionValueGranularity | null;
  emission_value_confidence: ConfidenceLevel | null;
  emission_data_verified: boolean | null;
  primary_data_share: string | null;
  quality_score: number | null;
  archived: boolean;
  created_at: Date;
  updated_at: Date;
}
