import type { PageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';
import { readJwtClaims } from './jwt-claims.ts';
import { readTokens } from './token-storage.ts';

/** Signed out here; refused by the server; or signed out, or somebody else signed in, in another tab. */
export type SessionEndReason = 'signedOut' | 'expired' | 'otherTab';
export type SessionEndListener = (reason: SessionEndReason) => void;

/** Tells listeners, once a session, that the session this page was showing is over. */
export function createSessionEnd(environment: PageEnvironment) {
  const listeners = new Set<SessionEndListener>();
  let user = storedUser(environment.localStorage);

  function announce(reason: SessionEndReason): void {
    if (user === null) return;
    user = null;
    for (const listener of [...listeners]) listener(reason);
  }

  environment.onStorageChange(() => {
    const stored = storedUser(environment.localStorage);
    if (stored !== user) announce('otherTab');
    user = stored;
  });

  return {
    announce,
    /** From now on the page shows whoever the stored tokens belong to. */
    startOver: () => {
      user = storedUser(environment.localStorage);
    },
    listen: (listener: SessionEndListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null without a session; empty where its tokens do not say whose it is, so that its end is still noticed. */
function storedUser(storage: PageStorage): string | null {
  const { accessToken, refreshToken, idToken } = readTokens(storage);
  if (accessToken === null && refreshToken === null && idToken === null) return null;
  return readJwtClaims(idToken)?.sub ?? '';
}
