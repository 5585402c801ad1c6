import type { SignInSession } from './api/get-sign-in-overview.ts';

/** The one at hand first, then those used last. */
export function sortSessions(sessions: readonly SignInSession[]): SignInSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
  );
}
