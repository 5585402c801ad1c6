import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { answerOf } from '../testing/test-server.ts';
import { appWithSettings } from './testing/app-with-settings.ts';
import { pageOfFile } from './testing/built-page.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { rawRequest } from './testing/raw-request.ts';

const webDist = await pageOfFile();
const server = await serverOfFile({ webDist, demo: false });

const get = async (path: string, init?: RequestInit) => answerOf(await fetch(server.url + path, init));
const directive = (policy: string | null, name: string) =>
  policy
    ?.split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
const asset = '/assets/app-Ab12Cd34.js';

describe('the page', () => {
  it.each(['/', '/index.html', '/login', '/organisation?tab=users', '/customer/requests/REQ-2026-000123/p'])(
    'answers %s, never from a cache',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.text).toContain(asset);
    },
  );

  it.each(['/requests/REQ-2026-000123', '/no-such-page', '/products/sold/a/b'])(
    'answers %s, which is no page of it, as not found',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.text).toContain(asset);
    },
  );

  it('carries the nonce of its policy, a new one in every response', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/login', '/login']) {
      const { headers, body } = await get(path);
      const policy = headers.get('content-security-policy');
      const [, nonce = ''] = /'nonce-([\w-]{22,})'/.exec(directive(policy, 'script-src') ?? '') ?? [];
      expect(directive(policy, 'script-src')).toBe(`'self' 'nonce-${nonce}'`);
      expect(directive(policy, 'style-src')).toBe(`'self' 'nonce-${nonce}'`);
      expect(String(body.text).match(/(?:nonce|content)="([\w-]+)"/g)).toEqual([
        `content="${nonce}"`,
        `nonce="${nonce}"`,
      ]);
      expect(body.text).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('says whether the API is where it is', async () => {
    const placeFor = async (settings: Record<string, string>) => {
      const app = await appWithSettings(server.database, settings, webDist);
      return /data-api="(.*?)"/.exec((await app.inject('/')).body)?.[1];
    };
    expect(await placeFor({})).toBe('here');
    expect(await placeFor({ API_BASE_URL: 'https://api.example' })).toBe('elsewhere');
    expect(await placeFor({ API_BASE_URL: 'api-prefix' })).toBe('elsewhere');
  });

  it('allows nothing that the policy does not name', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("'none'");
  });
});

describe('where the page may send requests', () => {
  const connectSources = async (settings: Record<string, string>, host = 'exchange.example') => {
    const app = await appWithSettings(server.database, settings, webDist);
    const { headers } = await app.inject({ url: '/', headers: { host } });
    return directive(String(headers['content-security-policy']), 'connect-src');
  };

  it('is only here where the API is', async () => {
    expect(await connectSources({})).toBe("'self'");
  });

  it('is the API where that has another address', async () => {
    expect(await connectSources({ API_BASE_URL: 'https://api.eu.exchange.example/base/' })).toBe(
      "'self' https://api.eu.exchange.example",
    );
  });

  it('is the "api." host by that rule, as whoever calls names the host', async () => {
    const rule = { API_BASE_URL: 'api-prefix' };
    expect(await connectSources(rule)).toBe("'self' http://api.exchange.example");
    expect(await connectSources(rule, 'localhost:3000')).toBe("'self' http://api.localhost:3000");
  });

  it('is the monitor too where one is set', async () => {
    const settings = { MONITORING_DSN: 'https://key@monitor.example/7' };
    expect(await connectSources(settings)).toBe("'self' https://monitor.example");
  });

  it('follows the nearest proxy where that is trusted, and nobody else', async () => {
    const headers = { host: 'inside', 'x-forwarded-host': 'exchange.example', 'x-forwarded-proto': 'https' };
    const policyOf = async (settings: Record<string, string>) => {
      const app = await appWithSettings(server.database, { API_BASE_URL: 'api-prefix', ...settings }, webDist);
      const answer = await app.inject({ url: '/', headers });
      return directive(String(answer.headers['content-security-policy']), 'connect-src');
    };
    expect(await policyOf({ TRUST_PROXY: 'true' })).toBe("'self' https://api.exchange.example");
    expect(await policyOf({})).toBe("'self' http://api.inside");
  });

  it.each(["a; script-src 'unsafe-inline'", 'a *', "a;script-src'*'"])(
    'is never what a hostile host %j adds',
    async (host) => {
      const app = await appWithSettings(server.database, { API_BASE_URL: 'api-prefix' }, webDist);
      const { headers } = await app.inject({ url: '/', headers: { host } });
      const policy = String(headers['content-security-policy']);
      expect(directive(policy, 'connect-src')).toBe("'self'");
      expect(policy).not.toContain('unsafe');
    },
  );
});

describe('files of the page', () => {
  it('are kept for ever where their name holds a hash', async () => {
    const { status, headers, body } = await get(asset);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript; charset=utf-8$/)]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(body.text).toContain('long enough');
  });

  it('are asked for again where it does not', async () => {
    const { status, headers } = await get('/favicon.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toBe('no-cache');
    // As a browser asks; fetch would add that it wants no copy.
    const asking = `Host: a\r\nIf-None-Match: ${headers.get('etag')}\r\nConnection: close`;
    const again = await rawRequest(server.url, `GET /favicon.svg HTTP/1.1\r\n${asking}\r\n\r\n`);
    expect(again.status).toBe(304);
  });

  it('travel packed', async () => {
    expect((await get(asset, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBe('br');
    expect((await get(asset, { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBe('gzip');
  });

  describe('that the build has packed', () => {
    const packed = '/assets/packed-Ef56Gh78.js';
    const asked = (encoding: string) => get(packed, { headers: { 'accept-encoding': encoding } });

    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['identity', null],
    ])('are sent to whoever accepts %s as they lie there: %s', async (accepted, sent) => {
      const { status, headers, body } = await asked(accepted);
      expect([status, headers.get('content-encoding')]).toEqual([200, sent]);
      expect(headers.get('content-type')).toMatch(/javascript; charset=utf-8$/);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(body.text).toBe("export const text = 'packed by the build';\n");
    });

    it('have a tag of their own in each form', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (form) => (await asked(form)).headers.get('etag')),
      );
      expect(new Set(tags).size).toBe(3);
      expect(tags).not.toContain(null);
    });

    it('are not sent again to whoever has them', async () => {
      const tag = (await asked('br')).headers.get('etag');
      const asking = `Host: a\r\nAccept-Encoding: br\r\nIf-None-Match: ${tag}\r\nConnection: close`;
      expect((await rawRequest(server.url, `GET ${packed} HTTP/1.1\r\n${asking}\r\n\r\n`)).status).toBe(304);
    });
  });

  it.each([
    '/assets/none-Ab12Cd34.js',
    '/assets',
    '/assets/',
    '/robots.txt',
    '/api/nothing',
    '/auth',
    '/docs/nothing',
    '/dev/nothing',
    '/health',
    '/.well-known/nothing',
    '/.env',
    '/assets/../.env',
  ])('are a problem where there is none: %s', async (path) => {
    expectProblem(await get(path), 'NOT_FOUND');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..%2fsecret.txt',
    '/assets//../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt%00.js',
    '//etc/passwd.txt',
  ])('never lie outside their folder: %s', async (path) => {
    const answer = await rawRequest(server.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expectProblem(answer, 'NOT_FOUND');
  });

  it('are not sent to other methods', async () => {
    expectProblem(await get('/login', { method: 'POST' }), 'NOT_FOUND');
    expectProblem(await get(asset, { method: 'PUT' }), 'NOT_FOUND');
  });
});

describe('the headers that protect', () => {
  it.each([
    '/',
    '/login',
    asset,
    '/favicon.svg',
    '/config.json',
    '/api/organisation',
    '/api/nothing',
    '/docs',
    '/docs/openapi.json',
    '/docs/reference.css',
    '/dev/mailbox',
    '/health/live',
    '/metrics',
    '/.well-known/jwks.json',
  ])('are on %s', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      'cache-control': expect.stringMatching(/^(no-store|no-cache|public, max-age=31536000, immutable)$/),
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });
});
