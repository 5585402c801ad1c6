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

/** Nothing is sent before somebody has chosen, or the lock is free. */
export const isBlocked = ({ kind }: SaveState): boolean => kind === 'stale' || kind === 'locked';
