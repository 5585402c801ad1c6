import type { ActivityEvent } from '@pcf/contract/vocabulary/activity-event';
import type { Tx } from '../../database/database.ts';

export const insertActivities = (
  tx: Tx,
  rows: readonly { organisation_id: string; actor_id: string | null; event: ActivityEvent; details: string }[],
) => tx.insertInto('activity').values(rows).execute();
