/** Roughly 5 MB; beyond that many the first ones are dropped. */
const most = 10_000;

/** Access tokens whose signature was found good, so that it is checked once and not at every call. */
export interface KnownTokens {
  sessionOf(token: string): string | undefined;
  remember(token: string, sessionId: string, expiresAt: number): void;
  forget(): void;
}

export function createKnownTokens(now = Date.now): KnownTokens {
  const known = new Map<string, { readonly sessionId: string; readonly expiresAt: number }>();
  return {
    sessionOf(token) {
      const found = known.get(token);
      if (found === undefined || found.expiresAt > now()) return found?.sessionId;
      known.delete(token);
      return undefined;
    },
    remember(token, sessionId, expiresAt) {
      const [first] = known.size >= most ? known.keys() : [];
      if (first !== undefined) known.delete(first);
      known.set(token, { sessionId, expiresAt });
    },
    forget: () => known.clear(),
  };
}
