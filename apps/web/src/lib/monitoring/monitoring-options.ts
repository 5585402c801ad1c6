import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import type { BrowserOptions, replayIntegration } from '@sentry/browser';
import { regionOf } from '../region.ts';

type Monitoring = NonNullable<RuntimeConfiguration['monitoring']>;

/** Errors and recordings, but nothing that names or follows a person: no address, cookie, header, body or query string. */
export function monitoringOptions(monitoring: Monitoring, environment: string, apiBaseUrl: string): BrowserOptions {
  return {
    dsn: monitoring.dsn,
    environment,
    replaysSessionSampleRate: monitoring.replaySampleRate,
    replaysOnErrorSampleRate: monitoring.replaySampleRate,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    initialScope: { tags: { region: regionOf(apiBaseUrl) } },
  };
}

/** What is typed and read is masked before it leaves the page. */
export const replayOptions = {
  maskAllInputs: true,
  maskAllText: true,
  blockAllMedia: true,
  // Compression runs in a worker made from a blob, which the content-security policy forbids.
  useCompression: false,
} satisfies Parameters<typeof replayIntegration>[0];
