import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPlainServer } from '../../../http/plain-server.ts';
import { appWithSettings } from '../../../http/testing/app-with-settings.ts';
import { createCallPartner, trustedCertificates } from '../../../network/call-partner.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { basic, type CreatedConnection, createConnection } from '../../../testing/network.ts';
import { certificateFile, certificateKeyFile } from '../../../testing/test-certificate.ts';
import { isPartnerPath } from './partner-paths.ts';

const tls = { TLS_CERTIFICATE_FILE: certificateFile, TLS_KEY_FILE: certificateKeyFile };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let connection: CreatedConnection;

const server = await serverOfFile();
beforeAll(async () => {
  const lena = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
  connection = await createConnection(server, lena);
});

const paths = [
  ['GET', '/.well-known/openid-configuration'],
  ['POST', '/auth/token'],
  ['GET', '/3/footprints'],
  ['GET', '/3/footprints/0b8d4a4e-6a0e-4d5b-9a51-0c5a9e0f7f11'],
  ['GET', '/3/nowhere'],
] as const;

const authorization = () => basic(connection.id, connection.secret);
const payload = 'grant_type=client_credentials';

describe('without encryption', () => {
  it.each(paths)('nothing is answered to a partner: %s %s', async (method, path) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: authorization(), ...(method === 'POST' ? form : {}) },
      ...(method === 'POST' ? { body: payload } : {}),
    });
    const body = (await response.json()) as Record<string, unknown>;
    expect(response.status).toBe(403);
    expect(body).toEqual(
      path === '/auth/token'
        ? { error: 'access_denied', error_description: expect.any(String) }
        : { code: 'AccessDenied', message: expect.any(String) },
    );
  });

  it.each([
    ['a proxy that nobody trusts says https', {}, 'https', 403],
    ['a trusted proxy says http', { TRUST_PROXY: 'true' }, 'http', 403],
    ['a trusted proxy says nothing', { TRUST_PROXY: 'true' }, undefined, 403],
    ['the nearest of two says http', { TRUST_PROXY: 'true' }, 'https, http', 403],
    ['a proxy at another address says https', { TRUST_PROXY: '10.0.0.1' }, 'https', 403],
    ['a trusted proxy says https', { TRUST_PROXY: 'true' }, 'https', 200],
  ])('%s', async (_what, settings, protocol, expected) => {
    const http = await appWithSettings(server.database, { PUBLIC_URL: 'https://pcf.example', ...settings });
    const headers = { ...form, authorization: authorization(), ...(protocol ? { 'x-forwarded-proto': protocol } : {}) };
    const { statusCode } = await http.inject({ method: 'POST', url: '/auth/token', headers, payload });
    expect(statusCode).toBe(expected);
  });
});

describe('with a certificate', () => {
  it('a partner signs in and lists over https, and over plain http beside it nothing', async () => {
    const http = await appWithSettings(server.database, tls);
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as AddressInfo;
    const certificates = await trustedCertificates(certificateFile);
    const ask = createCallPartner({ allowPrivate: ['127.0.0.0/8'], allowHttp: false, certificates });
    const base = `https://127.0.0.1:${port}`;
    const discovered = await ask(`${base}/.well-known/openid-configuration`, {
      kind: 'discovery',
      method: 'GET',
      headers: {},
    });
    const { token_endpoint: endpoint } = JSON.parse(discovered.text) as { token_endpoint: string };
    expect(endpoint).toBe(`${base}/auth/token`);
    const request = {
      kind: 'token',
      method: 'POST',
      headers: { ...form, authorization: authorization() },
      body: payload,
    } as const;
    const granted = await ask(endpoint, request);
    const { access_token: token } = JSON.parse(granted.text) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect(await ask(`${base}/3/footprints`, { kind: 'footprints', method: 'GET', headers })).toEqual({
      status: 200,
      text: '{"data":[]}',
    });

    const plain = createPlainServer(http, {
      address: (host) => `https://${host}:${port}`,
      answersHere: (url) => url.startsWith('/health/') || isPartnerPath(url),
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void plain.close());
    await once(plain, 'listening');
    const beside = `http://127.0.0.1:${(plain.address() as AddressInfo).port}`;
    for (const path of ['/3/footprints', '/3/footprints?limit=1', '/.well-known/openid-configuration']) {
      const refused = await fetch(beside + path, { headers, redirect: 'manual' });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'AccessDenied' }]);
    }
    expect((await fetch(`${beside}/auth/token`, { ...request, redirect: 'manual' })).status).toBe(403);
    expect((await fetch(`${beside}/health/live`)).status).toBe(200);
    const led = await fetch(`${beside}/api/organisation?a=b`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([308, `${base}/api/organisation?a=b`]);
    expect((await fetch(`${beside}//elsewhere.example/`, { redirect: 'manual' })).headers.get('location')).toBe(
      `${base}//elsewhere.example/`,
    );
  });

  it('a stop waits for no connection that is open and rests', async () => {
    const http = await appWithSettings(server.database, tls);
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as AddressInfo;
    const { Agent, get } = await import('node:https');
    const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
    onTestFinished(() => agent.destroy());
    await new Promise<void>((resolve, reject) => {
      get(`https://127.0.0.1:${port}/health/live`, { agent }, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      );
    });
    const begun = Date.now();
    await http.close();
    expect(Date.now() - begun).toBeLessThan(3_000);
  });
});
