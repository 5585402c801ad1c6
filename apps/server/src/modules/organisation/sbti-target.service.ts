import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Insertable } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import type { SbtiTarget } from '../../database/schema.generated.ts';
import { reads } from '../../http/operation-handler.ts';
import { selectTarget, upsertTarget } from './sbti-target.queries.ts';
import { presentTargetFacts } from './target-facts.service.ts';

type TargetRow = Awaited<ReturnType<ReturnType<typeof selectTarget>['executeTakeFirstOrThrow']>>;

const presentTarget = (row: TargetRow): OperationOutput<'setSbtiTarget'> => ({
  ...presentTargetFacts(row),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
});

export const getSbtiTarget = reads<'getSbtiTarget', { target: ReturnType<typeof selectTarget> }>(
  (db) => ({ target: selectTarget(db) }),
  ({ target: [target] }) => (target ? presentTarget(target) : null),
);

export async function setSbtiTarget(tx: Tx, { body }: CheckedInput<'setSbtiTarget'>, caller: Caller) {
  await upsertTarget(tx, {
    organisation_id: caller.organisationId,
    updated_by: caller.userId,
    updated_at: new Date(),
    ...columnsOf(body),
  });
  await recordActivity(tx, caller, 'SBTI_TARGET_CHANGED', {});
  return presentTarget(await selectTarget(tx).executeTakeFirstOrThrow());
}

/** Whatever belongs to the other answer is emptied. */
function columnsOf(
  body: CheckedInput<'setSbtiTarget'>['body'],
): Omit<Insertable<SbtiTarget>, 'organisation_id' | 'updated_by'> {
  const reason = body.hasTarget ? null : body.reasonForNoTarget;
  return {
    has_target: body.hasTarget,
    ambition: body.hasTarget ? body.ambition : null,
    base_year: body.hasTarget ? body.baseYear : null,
    target_year: body.hasTarget ? body.targetYear : null,
    reduction_percent: body.hasTarget ? body.reductionPercent : null,
    status: body.hasTarget ? body.status : null,
    reason_for_no_target: reason,
    reason_text: !body.hasTarget && reason === 'OTHER' ? (body.reasonText ?? null) : null,
  };
}
