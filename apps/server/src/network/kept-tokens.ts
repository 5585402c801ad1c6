import type { AskPeer } from './ask-peer.ts';
import { findTokenEndpoint, type PeerAccount, requestToken } from './peer-tokens.ts';

/** It must not lapse on its way. */
const marginMilliseconds = 30_000;
/** Whatever a platform says: what is kept must not stay for good, nor outlive for long that it was withdrawn. */
const longestSeconds = 24 * 60 * 60;

interface KeptToken {
  readonly token: string;
  readonly until: number;
}

export interface KeptTokens {
  /** One that is kept, or a new one. */
  get(account: PeerAccount): Promise<{ readonly token: string; readonly isKept: boolean }>;
  forget(account: PeerAccount): void;
}

/** Tokens of partners' platforms, in memory for as long as those say. */
export function createKeptTokens(ask: AskPeer, now: () => number = Date.now): KeptTokens {
  const kept = new Map<string, KeptToken>();
  // Whatever of an account changes, it is another one.
  const keyOf = ({ baseUrl, authBaseUrl, clientId, clientSecret }: PeerAccount) =>
    JSON.stringify([baseUrl, authBaseUrl, clientId, clientSecret]);

  return {
    async get(account) {
      const found = kept.get(keyOf(account));
      if (found && found.until > now()) return { token: found.token, isKept: true };
      const { token, seconds = 0 } = await requestToken(ask, await findTokenEndpoint(ask, account), account);
      for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
      kept.set(keyOf(account), { token, until: now() + Math.min(seconds, longestSeconds) * 1000 - marginMilliseconds });
      return { token, isKept: false };
    },
    forget: (account) => void kept.delete(keyOf(account)),
  };
}
