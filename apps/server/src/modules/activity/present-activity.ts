import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ActivityRow } from './activity-log.queries.ts';

type Entry = OperationOutput<'listActivities'>['data'][number];

/** Whoever acted keeps the name that it had last, also after being removed. */
export const presentActivity = (row: ActivityRow): Entry => ({
  id: row.id,
  event: row.event,
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '', isKey: row.by_key },
  details: row.details,
  createdAt: row.created_at.toISOString(),
});
