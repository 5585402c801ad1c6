import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ReasonForNoTarget } from '@pcf/contract/vocabulary/reason-for-no-target';
import type { SbtiTargetAmbition } from '@pcf/contract/vocabulary/sbti-target-ambition';
import type { SbtiTargetStatus } from '@pcf/contract/vocabulary/sbti-target-status';

/** What an organisation has said of its target. */
export interface TargetRow {
  has_target: boolean;
  ambition: SbtiTargetAmbition | null;
  base_year: number | null;
  target_year: number | null;
  reduction_percent: string | null;
  target_status: SbtiTargetStatus | null;
  reason_for_no_target: ReasonForNoTarget | null;
  reason_text: string | null;
}

type TargetFacts = NonNullable<OperationOutput<'getSupplier'>['sbtiTarget']>;

export const presentTargetFacts = (row: TargetRow): TargetFacts => ({
  hasTarget: row.has_target,
  ambition: row.ambition,
  baseYear: row.base_year,
  targetYear: row.target_year,
  reductionPercent: row.reduction_percent === null ? null : Number(row.reduction_percent),
  status: row.target_status,
  reasonForNoTarget: row.reason_for_no_target,
  reasonText: row.reason_text,
});
