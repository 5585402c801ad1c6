import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { sbtiStatisticsFilters } from '@pcf/contract/operations/organisation.filters';
import type { SbtiTargetStatus } from '@pcf/contract/vocabulary/organisation';
import {
  type ReasonForNoTarget,
  reasonsForNoTarget,
  type SbtiTargetAmbition,
  sbtiTargetAmbitions,
} from '@pcf/contract/vocabulary/organisation';
import { type Insertable, sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { all, type Condition } from '../../database/list-query.ts';
import { recordActivity } from '../../database/record-activity.ts';
import type { SbtiTarget } from '../../database/schema.generated.ts';
import { reads } from '../../http/operation-handler.ts';

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

const selectTarget = (db: Queries | Tx) =>
  db
    .selectFrom('sbti_target as t')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 't.organisation_id').onRef('a.id', '=', 't.updated_by'),
    )
    .select([
      't.has_target',
      't.ambition',
      't.base_year',
      't.target_year',
      't.reduction_percent',
      't.status as target_status',
      't.reason_for_no_target',
      't.reason_text',
      't.updated_at',
      'a.name as updated_by',
    ]);

/** All of it at once, so that of two that are said at the same time one stands whole. */
const upsertTarget = (tx: Tx, target: Insertable<SbtiTarget>) => {
  const { organisation_id: _organisation, ...said } = target;
  return tx
    .insertInto('sbti_target')
    .values(target)
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(said))
    .execute();
};

const supplierTargets = sql<
  Omit<TargetCount, 'suppliers'> & { connection_status: string; active: boolean }
>`supplier_target`.as('t');

type TargetFilter = Pick<CheckedInput<'getSbtiStatistics'>['query'], keyof typeof sbtiStatisticsFilters>;

/** What each filter of the table asks of a supplier. */
const conditions: Readonly<Record<keyof typeof sbtiStatisticsFilters, (filter: TargetFilter) => Condition[]>> = {
  onlyActive: ({ onlyActive }) => (onlyActive ? [sql<boolean>`active`] : []),
};

/** One row for each answer that suppliers have given; those that declined to work together count nowhere. */
const countTargets = (db: Queries, filter: TargetFilter) =>
  db
    .selectFrom(supplierTargets)
    .select(['has_target', 'ambition', 'reason_for_no_target', sql<number>`count(*)::integer`.as('suppliers')])
    .where('connection_status', '<>', 'DECLINED')
    .where(all(Object.values(conditions).flatMap((of) => of(filter))))
    .groupBy(['has_target', 'ambition', 'reason_for_no_target']);

export const getSbtiStatistics = reads<'getSbtiStatistics', { counts: ReturnType<typeof countTargets> }>(
  (db, { query }) => ({ counts: countTargets(db, query) }),
  ({ counts }) => {
    const total = (matching: (row: (typeof counts)[number]) => boolean) =>
      counts.filter(matching).reduce((sum, { suppliers }) => sum + suppliers, 0);
    return {
      suppliers: total(() => true),
      withTarget: total(({ has_target }) => has_target === true),
      withoutTarget: total(({ has_target }) => has_target === false),
      unknown: total(({ has_target }) => has_target === null),
      byAmbition: Object.fromEntries(
        sbtiTargetAmbitions.map((ambition) => [ambition, total((row) => row.ambition === ambition)]),
      ) as Statistics['byAmbition'],
      byReason: Object.fromEntries(
        reasonsForNoTarget.map((reason) => [reason, total((row) => row.reason_for_no_target === reason)]),
      ) as Statistics['byReason'],
    };
  },
);

type StoredTarget = Awaited<ReturnType<ReturnType<typeof selectTarget>['executeTakeFirstOrThrow']>>;

const presentTarget = (row: StoredTarget): OperationOutput<'setSbtiTarget'> => ({
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

type Statistics = OperationOutput<'getSbtiStatistics'>;

interface TargetCount {
  has_target: boolean | null;
  ambition: SbtiTargetAmbition | null;
  reason_for_no_target: ReasonForNoTarget | null;
  suppliers: number;
}

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
