import { authorizationCodeGrant } from 'openid-client';
import type { BegunSignIn } from './begun-sign-in.ts';
import { providerClient } from './provider-client.ts';

/** Exchanges the code of the provider's answer for the token that says who somebody is. */
export async function requestIdToken(answer: URL, begun: BegunSignIn): Promise<string> {
  const { id_token } = await authorizationCodeGrant(providerClient(begun.challenge), answer, {
    expectedState: begun.state,
    expectedNonce: begun.challenge.nonce,
    pkceCodeVerifier: begun.codeVerifier,
    idTokenExpected: true,
  });
  if (id_token === undefined) throw new Error('The provider answered without an id token.');
  return id_token;
}
