import { isPrivatePage } from './private-pages.ts';
import type { Recording, StartRecording } from './recording.ts';

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
