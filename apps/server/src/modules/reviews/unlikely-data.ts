import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/plausibility-warning';
import { markedWarnings, plausibility } from '@pcf/domain/emission-data/plausibility';
import { catalogue } from '../emission-data/catalogue-tree.service.ts';
import type { SubmissionRow } from './emission-details.queries.ts';

/** What whoever reviews is to look at: the same that a supplier here was asked about, and also of data from elsewhere. */
export function unlikelyData({ data, submitted_at }: SubmissionRow, accepted?: SubmissionRow): ConfirmedWarning[] {
  const group = data.emissionValues?.comparisonGroup;
  const { value, unit, unitAmount, productMassKg } = accepted?.data.emissionValues ?? {};
  return markedWarnings(
    plausibility(data, {
      inForce: value == null || unit == null ? null : { value, unit, unitAmount: unitAmount ?? 1, productMassKg },
      expects: null,
      groupRange: group ? groupRange(catalogue, group) : null,
      materialSpan,
      today: submitted_at.toISOString().slice(0, 10),
    }),
  );
}
