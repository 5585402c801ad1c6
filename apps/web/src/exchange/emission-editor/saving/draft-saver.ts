import { ApiProblem, NetworkError } from '../../../lib/api/api-errors.ts';
import type { SavedVersion } from '../editor-source.ts';

/** Nothing is sent before somebody has chosen, or the lock is free. */
const isBlocked = ({ kind }: SaveState): boolean => kind === 'stale' || kind === 'locked';

export const pauseMs = 1000;
const firstRetryMs = 2000;
const maxRetryMs = 30_000;

interface DraftSaverOptions<Values> {
  /** The draft that the form began with; 0 and null where there is none. */
  readonly draftVersion: number;
  readonly savedAt: string | null;
  readonly read: () => Values;
  readonly save: (values: Values, draftVersion: number, leaving: boolean) => Promise<SavedVersion>;
  /** On this device, until the server has it. */
  readonly keep: (values: Values, draftVersion: number) => void;
  readonly forget: () => void;
  readonly onSaved?: () => void;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves what is typed at every pause, one call at a time, and goes on trying while the server cannot be reached. */
export function createDraftSaver<Values>(options: DraftSaverOptions<Values>) {
  const { read, save, keep, forget, onSaved } = options;
  const listeners = new Set<() => void>();
  let { draftVersion } = options;
  let state: SaveState = { kind: 'saved', at: options.savedAt };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let changes = 0;
  let failures = 0;
  let stopped = false;

  function become(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function wait(milliseconds: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(false), milliseconds);
  }

  async function attempt(leaving: boolean) {
    const [values, sent] = [read(), changes];
    keep(values, draftVersion);
    if (isBlocked(state)) return;
    // Without a connection, not every attempt is reported.
    if (state.kind !== 'failed') become({ kind: 'saving' });
    try {
      const saved = await save(values, draftVersion, leaving);
      if (stopped) return;
      draftVersion = saved.draftVersion;
      failures = 0;
      onSaved?.();
      if (sent === changes) {
        forget();
        become({ kind: 'saved', at: saved.savedAt });
      } else {
        become({ kind: 'unsaved' });
        wait(pauseMs);
      }
    } catch (error) {
      if (stopped) return;
      become(failedState(error));
      if (state.kind === 'failed') wait(Math.min(firstRetryMs * 2 ** failures++, maxRetryMs));
    }
  }

  async function run(leaving: boolean) {
    clearTimeout(timer);
    if (stopped || state.kind === 'saved') return;
    if (running) return void wait(pauseMs);
    running = attempt(leaving);
    await running;
    running = null;
  }

  return {
    state: () => state,
    draftVersion: () => draftVersion,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change() {
      if (stopped) return;
      changes += 1;
      if (state.kind === 'saved' || state.kind === 'refused') become({ kind: 'unsaved' });
      wait(pauseMs);
    },
    /** At once; resolves when it was tried. */
    async flush({ leaving = false } = {}) {
      if (running) await running;
      await run(leaving);
    },
    /** The way is free again: the connection is back, or the lock. */
    retry() {
      if (state.kind !== 'failed' && state.kind !== 'locked') return;
      failures = 0;
      become({ kind: 'unsaved' });
      wait(0);
    },
    /** The form shows another draft of the server now. */
    adopt(version: number, savedAt: string | null) {
      clearTimeout(timer);
      draftVersion = version;
      forget();
      become({ kind: 'saved', at: savedAt });
    },
    /** What is typed does not go with what is on the server, whatever the versions say. */
    contest() {
      clearTimeout(timer);
      keep(read(), draftVersion);
      become({ kind: 'stale' });
    },
    /** What is typed is to take the place of this newest version. */
    overwrite(version: number) {
      draftVersion = version;
      changes += 1;
      become({ kind: 'unsaved' });
      wait(0);
    },
    start() {
      stopped = false;
    },
    /** The server has it all, or there is nobody left to ask. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** What a draft that could not be saved waits for. */
function failedState(error: unknown): SaveState {
  if (error instanceof NetworkError) return { kind: 'failed', reason: 'connection' };
  if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === 429) {
    return { kind: 'failed', reason: 'server' };
  }
  if (error.code === 'STALE_VERSION') return { kind: 'stale' };
  return error.code === 'LOCKED' ? { kind: 'locked' } : { kind: 'refused', error };
}

/** How what is typed and what the server has differ. */
export type SaveState =
  | { readonly kind: 'saved' /** Null while there is no draft yet. */; readonly at: string | null }
  /** Waiting for a pause. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** Tried again by itself. */
  | { readonly kind: 'failed'; readonly reason: 'connection' | 'server' }
  /** The draft on the server is a newer one: somebody has to choose. */
  | { readonly kind: 'stale' }
  /** A colleague holds the lock. */
  | { readonly kind: 'locked' }
  /** The next change is tried again. */
  | { readonly kind: 'refused'; readonly error: unknown };
