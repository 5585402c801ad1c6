import type { NetworkError } from '@pcf/contract/vocabulary/network';
import type { CallPartner, PartnerResponse } from './call-partner.ts';
import { PartnerError, partnerErrorOfStatus } from './partner-error.ts';
import type { PartnerAccount, PartnerTokenCache } from './partner-tokens.ts';

/** How platforms say that they do not take a token. */
const tokenRefusals: readonly number[] = [400, 401, 403];

/** Posts an event of version 3; answers with why it did not arrive. */
export async function sendEvent(
  ask: CallPartner,
  tokens: PartnerTokenCache,
  account: PartnerAccount,
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
    return partnerErrorOfStatus(answer.status)?.code ?? null;
  } catch (error) {
    if (error instanceof PartnerError) return error.code;
    throw error;
  }
}

const post = (ask: CallPartner, { baseUrl }: PartnerAccount, token: string, event: unknown): Promise<PartnerResponse> =>
  ask(`${baseUrl}/3/events`, {
    kind: 'event',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify(event),
  });
