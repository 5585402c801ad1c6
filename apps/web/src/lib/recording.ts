import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { type BrowserOptions, init, makeFetchTransport, replayIntegration } from '@sentry/browser';
import type { Recording } from './monitoring.ts';
import { pageEnvironment } from './page-environment.ts';
import { regionOf } from './runtime-configuration.ts';

/** What is typed and read is masked before it leaves the page. */
export const replayOptions = {
  maskAllInputs: true,
  maskAllText: true,
  blockAllMedia: true,
  // Compression runs in a worker made from a blob, which the content-security policy forbids.
  useCompression: false,
} satisfies Parameters<typeof replayIntegration>[0];

export function startRecording(monitoring: Monitoring, environment: string, isPrivate: () => boolean): Recording {
  const replay = replayIntegration(replayOptions);
  init({
    ...monitoringOptions(monitoring, environment, pageEnvironment.apiBaseUrl()),
    ...silentWhile(isPrivate, makeFetchTransport),
    integrations: [replay],
  });
  return pausableReplay(replay);
}

/** Drops every error, trace and breadcrumb of a private page, and whatever else would be sent from there, for good. */
export function silentWhile(isPrivate: () => boolean, makeTransport: typeof makeFetchTransport) {
  return {
    beforeSend: (event) => (isPrivate() ? null : event),
    beforeBreadcrumb: (breadcrumb) => (isPrivate() ? null : breadcrumb),
    // Reports of what was dropped would tell that something happened.
    sendClientReports: false,
    transport: (options) => {
      const { send, flush } = makeTransport(options);
      return { send: (envelope) => (isPrivate() ? Promise.resolve({}) : send(envelope)), flush };
    },
  } satisfies BrowserOptions;
}

type Replay = Pick<ReturnType<typeof replayIntegration>, 'getRecordingMode' | 'start' | 'startBuffering' | 'stop'>;

/** What was recorded just before a pause is not sent during it; afterwards the recording goes on as it was drawn by lot. */
export function pausableReplay(replay: Replay): Recording {
  let mode: ReturnType<Replay['getRecordingMode']>;
  return {
    pause: () => {
      mode = replay.getRecordingMode() ?? mode;
      void replay.stop({ flush: false });
    },
    resume: () => {
      if (replay.getRecordingMode() === undefined) {
        if (mode === 'session') replay.start();
        if (mode === 'buffer') replay.startBuffering();
      }
      mode = undefined;
    },
  };
}

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
