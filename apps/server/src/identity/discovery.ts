import { z } from 'zod';
import { askProvider } from './ask-provider.ts';
import { isProtected, withoutTrailingSlash } from './issuer-address.ts';

const longestWaitMilliseconds = 5000;

/** Signatures that only the provider can make: with a shared secret, or with none, anybody could. */
const asymmetricAlgorithms = new Set([
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]);

const endpoint = z.string().refine(isProtected);
const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  id_token_signing_alg_values_supported: z
    .array(z.string())
    .default(['RS256'])
    .transform((names) => names.filter((name) => asymmetricAlgorithms.has(name)))
    .refine((names) => names.length > 0),
});

type DiscoveryDocument = z.infer<typeof discoveryDocument>;

/** What a provider says about itself; throws where it says nothing, nothing usable, or that it is somebody else. */
export async function discover(issuer: string): Promise<DiscoveryDocument> {
  const response = await askProvider(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMilliseconds),
  });
  if (response.status !== 200) throw new Error(`the discovery document is answered with ${response.status}`);
  const parsed = discoveryDocument.safeParse(await response.json());
  if (!parsed.success) throw new Error(`the discovery document is wrong at ${parsed.error.issues[0]?.path.join('.')}`);
  if (withoutTrailingSlash(parsed.data.issuer) !== issuer) {
    throw new Error('the discovery document is of another issuer than IDENTITY_DOMAIN');
  }
  return parsed.data;
}
