import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import type { TrackingEvent } from '@pcf/contract/resources/tracking-event';
import type { Config } from '../config.ts';
import type { Caller, Tx } from '../database/database.ts';
import { demoSignIns } from '../demo/demo-organisations.ts';
import { answers, writes } from './operation-handler.ts';
import type { OperationHandlers } from './register-operations.ts';

const insertTrackingEvent = (tx: Tx, caller: Caller, event: TrackingEvent) =>
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

export const pageRoutes = (configuration: RuntimeConfiguration): OperationHandlers => ({
  getRuntimeConfiguration: answers(async () => configuration),
  trackEvent: writes(trackEvent),
});

export function runtimeConfigurationOf(config: Config, version: string): RuntimeConfiguration {
  const { page } = config;
  return {
    environment: config.environment,
    version,
    demo: config.demo,
    // Told to nobody where the demo's organisations are refused.
    demoSignIns: config.demo ? demoSignIns : null,
    apiBaseUrl: page.apiBaseUrl ?? null,
    authentication: page.authentication,
    analytics: page.analyticsKey ? { key: page.analyticsKey, planVersion: 4, branch: 'main' } : null,
    monitoring: page.monitoring,
    links: page.links,
    registration: config.registration,
    limits: { uploadBytes: config.limits.uploadBytes },
  };
}

async function trackEvent(tx: Tx, { body }: CheckedInput<'trackEvent'>, caller: Caller): Promise<undefined> {
  await insertTrackingEvent(tx, caller, body);
}
