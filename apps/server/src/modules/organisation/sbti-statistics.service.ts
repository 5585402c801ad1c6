import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { reasonsForNoTarget } from '@pcf/contract/vocabulary/reason-for-no-target';
import { sbtiTargetAmbitions } from '@pcf/contract/vocabulary/sbti-target-ambition';
import { reads } from '../../http/operation-handler.ts';
import { countTargets } from './sbti-target.queries.ts';

type Statistics = OperationOutput<'getSbtiStatistics'>;

export const getSbtiStatistics = reads<'getSbtiStatistics', { counts: ReturnType<typeof countTargets> }>(
  (db, { query }) => ({ counts: countTargets(db, query.onlyActive ?? false) }),
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
