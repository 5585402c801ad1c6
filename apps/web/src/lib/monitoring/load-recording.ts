import { pageEnvironment } from '../page-environment.ts';
import { runtimeConfiguration } from '../runtime-configuration.ts';
import { monitoringOptions, replayOptions } from './monitoring-options.ts';
import { pausableReplay } from './pausable-replay.ts';
import type { StartRecording } from './recording.ts';
import { silentWhile } from './silent-while.ts';

/** Error monitoring with session replay where a DSN is set; without one nothing is loaded. */
export async function loadRecording(): Promise<StartRecording | null> {
  const { monitoring, environment } = runtimeConfiguration();
  if (monitoring === null) return null;
  const { init, makeFetchTransport, replayIntegration } = await import('@sentry/browser');
  return (isPrivate) => {
    const replay = replayIntegration(replayOptions);
    init({
      ...monitoringOptions(monitoring, environment, pageEnvironment.apiBaseUrl()),
      ...silentWhile(isPrivate, makeFetchTransport),
      integrations: [replay],
    });
    return pausableReplay(replay);
  };
}
