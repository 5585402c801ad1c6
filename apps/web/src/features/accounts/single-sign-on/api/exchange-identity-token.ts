import { callApi } from '../../../../lib/api/call-api.ts';
import { adoptTokens } from '../../../../lib/session/session.ts';

/** Signs in whoever the provider's token is about. */
export async function exchangeIdentityToken(idToken: string): Promise<void> {
  await adoptTokens((signal) => callApi('exchangeIdentityToken', undefined, { bearer: idToken, signal }));
}
