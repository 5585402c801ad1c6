import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { appWithSettings } from './testing/app-with-settings.ts';

const server = await serverOfFile({ demo: false });

const page = 'https://exchange.example';
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,idempotency-key,x-device-id,x-session-id',
};

type Headers = Record<string, unknown>;
const corsHeaders = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

/** What a browser on a page of that origin is told by an application with those settings. */
async function asked(settings: Record<string, string>, origin: string, host = 'api.exchange.example') {
  const app = await appWithSettings(server.database, settings);
  const headers = { origin, host };
  const call = await app.inject({ url: '/api/organisation', headers });
  const before = await app.inject({
    method: 'OPTIONS',
    url: '/api/organisation',
    headers: { ...headers, ...preflight },
  });
  return {
    allowed: call.headers['access-control-allow-origin'],
    call: corsHeaders(call.headers),
    preflight: { status: before.statusCode, type: before.headers['content-type'], ...corsHeaders(before.headers) },
  };
}

const refused = {
  allowed: undefined,
  call: {},
  preflight: { status: 404, type: 'application/problem+json; charset=utf-8' },
};

describe('a page of another origin', () => {
  it('may call nothing by default', async () => {
    expect(await asked({}, page)).toEqual(refused);
    expect(await asked({ PUBLIC_URL: page }, page)).toEqual(refused);
  });

  it('may call where ALLOWED_ORIGINS names it, and only then', async () => {
    const settings = { ALLOWED_ORIGINS: `${page}/, http://other.example:8080` };
    const { call, preflight: before } = await asked(settings, page);
    expect(call).toEqual({
      'access-control-allow-origin': page,
      'access-control-expose-headers': 'retry-after, x-request-id, idempotency-replayed, content-disposition',
    });
    expect(before).toMatchObject({
      status: 204,
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-device-id, x-session-id',
    });
    expect((await asked(settings, 'http://other.example:8080')).allowed).toBe('http://other.example:8080');
    for (const origin of [
      'http://exchange.example',
      `${page}:444`,
      `${page}.evil.example`,
      'https://evil.example',
      'http://other.example',
      'null',
    ]) {
      expect(await asked(settings, origin)).toEqual(refused);
    }
  });

  it('may call the API of its own host by the "api." rule, where that is chosen', async () => {
    const rule = { API_BASE_URL: 'api-prefix' };
    expect((await asked(rule, page)).allowed).toBe(page);
    expect((await asked(rule, 'http://localhost:3000', 'api.localhost:3000')).allowed).toBe('http://localhost:3000');
    for (const origin of [
      'https://evil.example',
      'https://api.exchange.example',
      'https://www.exchange.example',
      'null',
      'x',
    ]) {
      expect(await asked(rule, origin)).toEqual(refused);
    }
    expect(await asked(rule, page, 'exchange.example')).toEqual(refused);
  });

  it('may call where it is the public address and the API lives elsewhere', async () => {
    const settings = { API_BASE_URL: 'https://service.example', PUBLIC_URL: `${page}/start` };
    expect((await asked(settings, page, 'service.example')).allowed).toBe(page);
    expect(await asked(settings, 'https://evil.example', 'service.example')).toEqual(refused);
    // With an address set, the rule does not apply.
    expect(await asked({ API_BASE_URL: 'https://service.example' }, page)).toEqual(refused);
  });

  it('is told when to come back when it is refused for the moment', async () => {
    const app = await appWithSettings(server.database, { ALLOWED_ORIGINS: page, REQUESTS_PER_MINUTE: '1' });
    const call = () => app.inject({ url: '/api/organisation', headers: { origin: page } });
    await call();
    const { statusCode, headers } = await call();
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([429, page]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['access-control-expose-headers']).toContain('retry-after');
  });

  it('keeps caches from mixing up the answers to several origins', async () => {
    const app = await appWithSettings(server.database, { ALLOWED_ORIGINS: page });
    const { headers } = await app.inject({ url: '/api/organisation', headers: { origin: 'https://evil.example' } });
    expect(headers.vary).toMatch(/origin/i);
  });

  it('gets a problem for an OPTIONS that asks for nothing', async () => {
    const app = await appWithSettings(server.database, { ALLOWED_ORIGINS: page });
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/api/organisation' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    const known = await app.inject({ method: 'OPTIONS', url: '/api/organisation', headers: { origin: page } });
    expect([known.statusCode, known.body]).toEqual([204, '']);
  });
});
