import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier, randomState } from 'openid-client';
import { runtimeConfiguration } from '../../../lib/runtime-configuration.ts';
import { type IdentityChallenge, rememberSignIn } from './begun-sign-in.ts';
import { ssoPath } from './provider-answer.ts';
import { providerClient } from './provider-client.ts';

/** Leaves the page for the provider, which sends people back to us with a code. */
export async function goToProvider(challenge: IdentityChallenge, redirect: string | undefined): Promise<void> {
  const state = randomState();
  const codeVerifier = randomPKCECodeVerifier();
  const { clientId, audience } = runtimeConfiguration().authentication ?? {};
  const address = buildAuthorizationUrl(providerClient(challenge), {
    redirect_uri: `${location.origin}${ssoPath}`,
    scope: 'openid email profile',
    state,
    nonce: challenge.nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    // With most providers it is the client itself, and needs no asking for.
    ...(audience && audience !== clientId && { audience }),
  });
  rememberSignIn({ challenge, state, codeVerifier, redirect });
  location.assign(address);
}
