import { pageEnvironment } from '../page-environment.ts';
import { runtimeConfiguration } from '../runtime-configuration.ts';
import { monitoringOptions, replayOptions } from './monitoring-options.ts';

/** Starts error monitoring with session replay where a DSN is set; without one nothing is loaded. Says whether it started. */
export async function startMonitoring(): Promise<boolean> {
  const { monitoring, environment } = runtimeConfiguration();
  if (monitoring === null) return false;
  const { init, replayIntegration } = await import('@sentry/browser');
  init({
    ...monitoringOptions(monitoring, environment, pageEnvironment.apiBaseUrl()),
    integrations: [replayIntegration(replayOptions)],
  });
  return true;
}
