import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly locale?: string;
}

export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** With which a server trusts it. */
  readonly settings: Record<'IDENTITY_DOMAIN' | 'IDENTITY_CLIENT_ID' | 'IDENTITY_AUDIENCE', string>;
  stop(): Promise<void>;
}

/**
 * A real OpenID provider on this machine. Its sign-in page takes any name with any password; a name that is not among
 * the people is the person's verified address.
 */
export async function startIdentityProvider(options: {
  redirectUri: string;
  people?: Readonly<Record<string, Person>>;
}): Promise<TestIdentityProvider> {
  const { redirectUri, people = {} } = options;
  const clientId = 'pcf-exchange-page';
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => origin === new URL(redirectUri).origin,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['locale'] },
    // The page reads who somebody is from the id token alone.
    conformIdTokenClaims: false,
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...(people[login] ?? { email: login, email_verified: true }) }),
    }),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
  });
  // Its sign-in page would ask another host for a font.
  provider.use(async (context, next) => {
    await next();
    if (typeof context.body === 'string') context.body = context.body.replace(/@import url\([^)]+\);/, '');
  });
  server.on('request', provider.callback());

  return {
    issuer,
    clientId,
    settings: { IDENTITY_DOMAIN: issuer, IDENTITY_CLIENT_ID: clientId, IDENTITY_AUDIENCE: clientId },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
