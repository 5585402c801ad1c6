import type { ActivityEvent } from '@pcf/contract/vocabulary/activity-event';
import type { Tx } from '../../database/database.ts';
import { insertActivities } from './activity.queries.ts';

interface By {
  readonly organisationId: string;
  readonly userId: string | null;
}

type Details = Readonly<Record<string, string>>;

/** In the transaction of what happened. The actor is null where nobody of the organisation acted, as behind a link. */
export function recordActivity(tx: Tx, by: By, event: ActivityEvent, details: Details): Promise<unknown> {
  return recordActivities(tx, by, event, [details]);
}

/** The same event of many at once. */
export async function recordActivities(
  tx: Tx,
  by: By,
  event: ActivityEvent,
  details: readonly Details[],
): Promise<unknown> {
  if (details.length === 0) return undefined;
  return insertActivities(
    tx,
    details.map((each) => ({
      organisation_id: by.organisationId,
      actor_id: by.userId,
      event,
      details: JSON.stringify(each),
    })),
  );
}
