import type { NetworkError } from '@pcf/contract/vocabulary/network-error';
import type { AskPeer, PeerAnswer } from './call-partner.ts';
import { PeerError, peerErrorOfStatus } from './partner-error.ts';
import type { KeptTokens, PeerAccount } from './partner-tokens.ts';

/** How platforms say that they do not take a token. */
const tokenRefusals: readonly number[] = [400, 401, 403];

/** Posts an event of version 3; answers with why it did not arrive. */
export async function sendEvent(
  ask: AskPeer,
  tokens: KeptTokens,
  account: PeerAccount,
  event: unknown,
): Promise<NetworkError | null> {
  try {
    const first = await tokens.get(account);
    let answer = await post(ask, account, first.token, event);
    // One that was kept may have been withdrawn meanwhile.
    if (first.isKept && tokenRefusals.includes(answer.status)) {
      tokens.forget(account);
      answer = await post(ask, account, (await tokens.get(account)).token, event);
    }
    return peerErrorOfStatus(answer.status)?.code ?? null;
  } catch (error) {
    if (error instanceof PeerError) return error.code;
    throw error;
  }
}

const post = (ask: AskPeer, { baseUrl }: PeerAccount, token: string, event: unknown): Promise<PeerAnswer> =>
  ask(`${baseUrl}/3/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify(event),
  });
