import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import type { BrowserOptions, makeFetchTransport, replayIntegration } from '@sentry/browser';
import { pageEnvironment } from './page-environment.ts';
import { regionOf, runtimeConfiguration } from './runtime-configuration.ts';

/** The one list of pages from which nothing may leave the device: what somebody does there is neither recorded nor reported. */
const privatePaths = ['/supplier/calculator'];

/** What is typed and read is masked before it leaves the page. */
export const replayOptions = {
  maskAllInputs: true,
  maskAllText: true,
  blockAllMedia: true,
  // Compression runs in a worker made from a blob, which the content-security policy forbids.
  useCompression: false,
} satisfies Parameters<typeof replayIntegration>[0];

/** The monitoring of this page. */
export const monitoring = createMonitoring(loadRecording);

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

/** Watches the pages that somebody visits, never a private one. `load` gives null where this installation has no monitor. */
export function createMonitoring(load: () => Promise<StartRecording | null>) {
  let isPrivate = true;
  let loading: Promise<StartRecording | null> | null = null;
  let recording: Recording | null = null;

  /** Before the page is shown: a private one must find everything silent. */
  function approach(pathname: string): void {
    if (!isPrivatePage(pathname)) return;
    isPrivate = true;
    recording?.pause();
  }

  /** Once nothing is left of the page before. */
  async function arrive(pathname: string): Promise<void> {
    approach(pathname);
    if (isPrivatePage(pathname)) return;
    isPrivate = false;
    loading ??= load();
    const start = await loading;
    // Somebody may have gone on to a private page in the meantime.
    if (start === null || isPrivate) return;
    if (recording === null) recording = start(() => isPrivate);
    else recording.resume();
  }

  return { approach, arrive };
}

/** As forgiving as the router, which shows the page under other spellings of its path too. */
export function isPrivatePage(pathname: string): boolean {
  const path = `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`;
  return privatePaths.some((privatePath) => path === privatePath || path.startsWith(`${privatePath}/`));
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** What is kept of a visit. */
interface Recording {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Begins one that is silent for as long as the pages are private. */
export type StartRecording = (isPrivate: () => boolean) => Recording;
