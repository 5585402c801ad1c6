import type { OperationInput } from '@pcf/contract/operations/operation-types';
import type { ReasonForNoTarget } from '@pcf/contract/vocabulary/reason-for-no-target';
import type { SbtiTargetAmbition } from '@pcf/contract/vocabulary/sbti-target-ambition';
import type { SbtiTargetStatus } from '@pcf/contract/vocabulary/sbti-target-status';
import type { SbtiTarget } from '../api/get-sbti-target.ts';

/** Both answers are kept while somebody decides; only the chosen one is sent. */
export interface TargetValues {
  hasTarget: boolean | null;
  ambition: SbtiTargetAmbition | null;
  status: SbtiTargetStatus | null;
  baseYear: number | null;
  targetYear: number | null;
  reductionPercent: number | null;
  reasonForNoTarget: ReasonForNoTarget | null;
  reasonText: string;
}

export const targetValues = (target: SbtiTarget | null): TargetValues => ({
  hasTarget: target?.hasTarget ?? null,
  ambition: target?.ambition ?? null,
  status: target?.status ?? null,
  baseYear: target?.baseYear ?? null,
  targetYear: target?.targetYear ?? null,
  reductionPercent: target?.reductionPercent ?? null,
  reasonForNoTarget: target?.reasonForNoTarget ?? null,
  reasonText: target?.reasonText ?? '',
});

/** The rules of the fields have seen to it that what belongs to the answer is there. */
export function targetRequest(values: TargetValues): OperationInput<'setSbtiTarget'>['body'] {
  const { hasTarget, reasonForNoTarget, reasonText, ...target } = values;
  const said = hasTarget
    ? { hasTarget, ...target }
    : { hasTarget: false, reasonForNoTarget, ...(reasonForNoTarget === 'OTHER' && { reasonText: reasonText.trim() }) };
  return said as OperationInput<'setSbtiTarget'>['body'];
}
