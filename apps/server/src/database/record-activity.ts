import type { ActivityDetails } from '@pcf/contract/resources/activity';
import type { ActivityEvent } from '@pcf/contract/vocabulary/users';
import type { Tx } from './database.ts';

const insertActivities = (
  tx: Tx,
  rows: readonly { organisation_id: string; actor_id: string | null; event: ActivityEvent; details: string }[],
) => tx.insertInto('activity').values(rows).execute();

interface By {
  readonly organisationId: string;
  readonly userId: string | null;
}

/** In the transaction of what happened. The actor is null where nobody of the organisation acted, as behind a link. */
export function recordActivity(tx: Tx, by: By, event: ActivityEvent, details: ActivityDetails): Promise<unknown> {
  return recordActivities(tx, by, event, [details]);
}

/** What one call did to many is one entry: how many they were, and which one where it was one. */
export async function recordBulk(
  tx: Tx,
  by: By,
  event: ActivityEvent,
  count: number,
  one: ActivityDetails = {},
): Promise<unknown> {
  if (count === 0) return undefined;
  return recordActivity(tx, by, event, { count: String(count), ...(count === 1 ? one : {}) });
}

/** The same event of many at once. */
export async function recordActivities(
  tx: Tx,
  by: By,
  event: ActivityEvent,
  details: readonly ActivityDetails[],
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
