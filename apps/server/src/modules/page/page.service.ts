import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import type { Config } from '../../config.ts';
import type { Caller, Tx } from '../../database/database.ts';
import { demoSignIns } from '../../demo/demo-sign-ins.ts';
import { insertTrackingEvent } from './page.queries.ts';

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
    limits: { uploadBytes: config.limits.uploadBytes },
  };
}

export async function trackEvent(tx: Tx, { body }: CheckedInput<'trackEvent'>, caller: Caller): Promise<undefined> {
  await insertTrackingEvent(tx, caller, body);
}
