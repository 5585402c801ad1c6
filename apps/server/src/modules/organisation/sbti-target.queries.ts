import type { ReasonForNoTarget } from '@pcf/contract/vocabulary/reason-for-no-target';
import type { SbtiTargetAmbition } from '@pcf/contract/vocabulary/sbti-target-ambition';
import { type Insertable, sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';
import type { SbtiTarget } from '../../database/schema.generated.ts';

export const selectTarget = (db: Queries | Tx) =>
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
export const upsertTarget = (tx: Tx, target: Insertable<SbtiTarget>) => {
  const { organisation_id: _organisation, ...said } = target;
  return tx
    .insertInto('sbti_target')
    .values(target)
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(said))
    .execute();
};

interface TargetCount {
  has_target: boolean | null;
  ambition: SbtiTargetAmbition | null;
  reason_for_no_target: ReasonForNoTarget | null;
  suppliers: number;
}

const supplierTargets = sql<
  Omit<TargetCount, 'suppliers'> & { connection_status: string; active: boolean }
>`supplier_target`.as('t');

/** One row for each answer that suppliers have given; those that declined to work together count nowhere. */
export const countTargets = (db: Queries, onlyActive: boolean) =>
  db
    .selectFrom(supplierTargets)
    .select(['has_target', 'ambition', 'reason_for_no_target', sql<number>`count(*)::integer`.as('suppliers')])
    .where('connection_status', '<>', 'DECLINED')
    .$if(onlyActive, (query) => query.where('active', '=', true))
    .groupBy(['has_target', 'ambition', 'reason_for_no_target']);
