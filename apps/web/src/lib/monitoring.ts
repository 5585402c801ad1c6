import { runtimeConfiguration } from './runtime-configuration.ts';

/** The one list of pages from which nothing may leave the device: what somebody does there is neither recorded nor reported. */
const privatePaths = ['/supplier/calculator'];

/** The monitoring of this page. */
export const monitoring = createMonitoring(loadRecording);

/** Error monitoring with session replay where a DSN is set; without one nothing is loaded. */
export async function loadRecording(): Promise<StartRecording | null> {
  const { monitoring, environment } = runtimeConfiguration();
  if (monitoring === null) return null;
  const { startRecording } = await import('./recording.ts');
  return (isPrivate) => startRecording(monitoring, environment, isPrivate);
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
export interface Recording {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Begins one that is silent for as long as the pages are private. */
export type StartRecording = (isPrivate: () => boolean) => Recording;
