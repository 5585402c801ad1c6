import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { loadRuntimeConfiguration } from '../../../../lib/runtime-configuration.ts';
import { makeConfiguration } from '../../../../lib/testing/make-configuration.ts';
import type { ServerAnswer } from '../../../../lib/testing/start-api-server.ts';
import type { BegunSignIn } from '../begun-sign-in.ts';

export const clientId = 'client-of-the-page';

/** A provider that answers to the exchange of a code as a test says, and a page that is set up for it. */
export async function startTokenEndpoint(exchange: (issuer: string) => ServerAnswer) {
  const forms: URLSearchParams[] = [];
  const authentication = { domain: 'identity.example', clientId, audience: clientId };
  const server = createServer(async (request, response) => {
    if (request.url === '/config.json') {
      response.end(JSON.stringify(makeConfiguration({ authentication })));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    forms.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    const { status, headers, body } = exchange(issuer);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await loadRuntimeConfiguration(issuer);
  return { forms, begun: begunAt(issuer) };
}

export function begunAt(issuer: string): BegunSignIn {
  return {
    challenge: {
      nonce: 'nonce-1',
      issuer,
      authorizationEndpoint: `${issuer}/authorize`,
      tokenEndpoint: `${issuer}/token`,
    },
    state: 'state-1',
    codeVerifier: 'verifier-1',
    redirect: undefined,
  };
}

/** Nobody checks the signature in the page. */
export function makeIdToken(issuer: string, changes: Record<string, unknown> = {}, alg = 'ES256'): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, sub: 'a', aud: clientId, iat: now, exp: now + 300, nonce: 'nonce-1', ...changes };
  const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}
