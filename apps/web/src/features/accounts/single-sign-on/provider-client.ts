import { allowInsecureRequests, Configuration, clockTolerance, None } from 'openid-client';
import { runtimeConfiguration } from '../../../lib/runtime-configuration.ts';
import type { IdentityChallenge } from './begun-sign-in.ts';

/** A clock that is off by minutes must not keep anybody out: the server checks again, by its own. */
const clockToleranceSeconds = 600;

/** Whichever the provider prefers; that the signature holds is for the server to check. */
const signingAlgorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

export function providerClient({ issuer, authorizationEndpoint, tokenEndpoint }: IdentityChallenge): Configuration {
  const { authentication } = runtimeConfiguration();
  if (authentication === null) throw new Error('No identity provider is set.');
  const client = new Configuration(
    {
      issuer,
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      id_token_signing_alg_values_supported: signingAlgorithms,
    },
    authentication.clientId,
    { [clockTolerance]: clockToleranceSeconds },
    None(),
  );
  // The server names such a provider only where it runs on the same machine.
  if (issuer.startsWith('http:')) allowInsecureRequests(client);
  return client;
}
