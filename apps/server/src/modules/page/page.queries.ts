import type { TrackingEvent } from '@pcf/contract/resources/tracking-event';
import type { Caller, Tx } from '../../database/database.ts';

export const insertTrackingEvent = (tx: Tx, caller: Caller, event: TrackingEvent) =>
  tx
    .insertInto('tracking_event')
    .values({
      organisation_id: caller.organisationId,
      user_id: caller.userId,
      name: event.name,
      properties: JSON.stringify(event.properties),
      plan_version: event.plan.version,
      plan_branch: event.plan.branch,
      environment_key: event.key,
      region: event.region,
    })
    .execute();
