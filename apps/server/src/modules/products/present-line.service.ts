import { materialSpan } from '@pcf/catalogue/material-span';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { markedWarnings, plausibility } from '@pcf/domain/emission-data/plausibility';
import { validityOf } from '@pcf/domain/emission-data/validity';
import { featureFlagsFor } from '@pcf/domain/exchange/feature-flags';
import type { PurchasedLine } from '../../database/schema.generated.ts';
import type { ViewRow } from '../../database/view-row.ts';
import { today } from '../../database/whole-day.ts';

/** A line from the customer's side. */
export type PurchasedLineRow = ViewRow<PurchasedLine>;

/** What the list shows of it. */
export const lineColumns = [
  'id',
  'product_id',
  'product_name',
  'internal_reference',
  'supplier_organisation_id',
  'supplier_name',
  'connected',
  'supplier_product_reference',
  'status',
  'work_begun_at',
  'request_reference',
  'due_date',
  'expected_date',
  'requested_at',
  'submission_version',
  'submitted_at',
  'in_force_version',
  'in_force_value',
  'in_force_unit',
  'in_force_unit_amount',
  'in_force_primary_data_share',
  'in_force_quality_score',
  'in_force_mass_kg',
  'in_force_valid_until',
  'emission_value',
  'emission_unit',
  'emission_unit_amount',
  'product_mass_kg',
  'emission_value_granularity',
  'emission_value_confidence',
  'emission_data_verified',
  'primary_data_share',
  'quality_score',
  'archived',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PurchasedLineRow)[];

export type LineRow = Pick<PurchasedLineRow, (typeof lineColumns)[number]>;

/** Exact numbers come as text. */
const numberOf = (exact: string | null) => (exact === null ? null : Number(exact));

export function presentLine(row: LineRow): OperationOutput<'listPurchasedProducts'>['data'][number] {
  const { supplier_organisation_id: supplierId } = row;
  return {
    lineId: row.id,
    productId: row.product_id,
    name: row.product_name,
    internalReference: row.internal_reference,
    supplier: supplierId === null ? null : { id: supplierId, name: row.supplier_name ?? '' },
    supplierProductReference: row.supplier_product_reference,
    productRequestStatus: row.status,
    inProgress: row.work_begun_at !== null,
    requestReference: row.request_reference,
    dueDate: row.due_date,
    expectedDate: row.expected_date,
    requestedAt: row.requested_at?.toISOString() ?? null,
    emissionValue: numberOf(row.emission_value),
    emissionUnit: row.emission_unit,
    emissionUnitAmount: numberOf(row.emission_unit_amount),
    emissionValueGranularity: row.emission_value_granularity,
    emissionValueConfidence: row.emission_value_confidence,
    emissionDataVerified: row.emission_data_verified,
    shareOfPrimaryDataInEmissionFactor: numberOf(row.primary_data_share),
    qualityScore: row.quality_score,
    plausibilityWarnings: unlikelyValue(row),
    submissionVersion: row.submission_version,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    inForce:
      row.in_force_version === null
        ? null
        : {
            version: row.in_force_version,
            emissionValue: numberOf(row.in_force_value),
            emissionUnit: row.in_force_unit,
            emissionUnitAmount: numberOf(row.in_force_unit_amount),
            shareOfPrimaryDataInEmissionFactor: numberOf(row.in_force_primary_data_share),
            qualityScore: row.in_force_quality_score,
            validUntil: row.in_force_valid_until,
            validity: validityOf(row.in_force_valid_until, today()),
          },
    archived: row.archived,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    featureFlags: featureFlagsFor('CUSTOMER', {
      status: row.status,
      inForce: row.in_force_version !== null,
      submitted: row.submission_version > 0,
      archived: row.archived,
      connected: row.connected,
    }),
  };
}

/** Without a submission there is nothing to doubt, and without its data nothing but the value. */
function unlikelyValue(row: LineRow) {
  const [value, inForce] = [numberOf(row.emission_value), numberOf(row.in_force_value)];
  const { emission_unit: unit, in_force_unit: inForceUnit } = row;
  if (value === null || unit === null) return [];
  const unitAmount = numberOf(row.emission_unit_amount);
  const values = { value, unit, unitAmount, productMassKg: numberOf(row.product_mass_kg) };
  return markedWarnings(
    plausibility(
      { emissionValues: values },
      {
        inForce:
          inForce === null || inForceUnit === null
            ? null
            : {
                value: inForce,
                unit: inForceUnit,
                unitAmount: numberOf(row.in_force_unit_amount) ?? 1,
                productMassKg: numberOf(row.in_force_mass_kg),
              },
        expects: null,
        groupRange: null,
        materialSpan,
        today: today(),
      },
    ),
  );
}
