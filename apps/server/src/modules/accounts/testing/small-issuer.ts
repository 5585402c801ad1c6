import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface SmallIssuer {
  readonly issuer: string;
  readonly settings: Record<'IDENTITY_DOMAIN' | 'IDENTITY_CLIENT_ID' | 'IDENTITY_AUDIENCE', string>;
  /** The PEM of the public key, which is no secret. */
  readonly publicKey: string;
  /** What it was asked for, in order. */
  readonly asked: string[];
  /** A token as a provider makes it, with whatever a test changes in it. */
  sign(claims: JWTPayload, changes?: { key?: CryptoKey | Uint8Array; alg?: string; kid?: string }): Promise<string>;
  /** From now on answers like this instead; undefined puts it right again. */
  misbehave(path: RegExp, answer: { status: number; body?: unknown } | undefined): void;
  stop(): Promise<void>;
}

export const smallIssuerClient = 'client-of-the-page';
const kid = 'key-1';

/** Just enough of a provider to sign tokens that no honest one would sign. */
export async function startSmallIssuer(document: Record<string, unknown> = {}): Promise<SmallIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  const asked: string[] = [];
  let fault: { path: RegExp; status: number; body?: unknown } | undefined;

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = fault?.path.test(path) ? fault : { status: path in answers ? 200 : 404, body: answers[path] };
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
      ...document,
    },
    '/keys': { keys: [jwk] },
  };
  return {
    issuer,
    settings: {
      IDENTITY_DOMAIN: issuer,
      IDENTITY_CLIENT_ID: smallIssuerClient,
      IDENTITY_AUDIENCE: smallIssuerClient,
    },
    publicKey: await exportSPKI(publicKey),
    asked,
    sign: (claims, changes = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: changes.alg ?? 'ES256', kid: changes.kid ?? kid })
        .sign(changes.key ?? privateKey),
    misbehave: (path, answer) => {
      fault = answer && { path, ...answer };
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
