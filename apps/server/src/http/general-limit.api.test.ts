import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';

import { appWithSettings } from './testing/app-with-settings.ts';
import { pageOfFile } from './testing/built-page.ts';

const webDist = await pageOfFile();
const server = await serverOfFile({ demo: false });

const limited = (settings: Record<string, string> = {}) =>
  appWithSettings(server.database, { REQUESTS_PER_MINUTE: '3', ...settings }, webDist);
const statuses = async (app: FastifyInstance, urls: readonly string[], forwardedFor?: string) => {
  const found: number[] = [];
  for (const url of urls) {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    found.push((await app.inject({ url, headers })).statusCode);
  }
  return found;
};
const call = '/api/organisation';

describe('the general limit', () => {
  it('refuses what is over the number, whichever call it is, and says when to come back', async () => {
    const app = await limited();
    expect(await statuses(app, [call, '/.well-known/jwks.json', '/api/organisation/users/me'])).toEqual([
      401, 200, 401,
    ]);
    const refused = await app.inject({ url: call });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      instance: refused.headers['x-request-id'],
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    const signIn = await app.inject({ method: 'POST', url: '/auth/registration/users/login', payload: {} });
    expect(signIn.statusCode).toBe(429);
  });

  it('does not count health checks, the page and its files', async () => {
    const app = await limited();
    const free = ['/health/live', '/health/ready', '/', '/login', '/assets/app-Ab12Cd34.js', '/config.json', '/docs'];
    expect(await statuses(app, [...free, ...free])).toEqual([...free, ...free].map(() => 200));
    expect(await statuses(app, [call, call, call, call])).toEqual([401, 401, 401, 429]);
    expect(await statuses(app, free)).toEqual(free.map(() => 200));
  });

  it('cannot be passed by spelling an address in another way', async () => {
    const app = await limited();
    const spellings = ['/%61pi/organisation', '/a%70i/organisation', '/api/organisation?x', '/ap%69/organisation'];
    expect(await statuses(app, spellings)).toEqual([401, 401, 401, 429]);
  });

  it('counts by the address that the nearest proxy names, where it is trusted', async () => {
    const app = await limited({ TRUST_PROXY: 'true' });
    const calls = [call, call, call, call];
    expect(await statuses(app, calls, '203.0.113.1')).toEqual([401, 401, 401, 429]);
    // What the client itself put before it is not believed.
    expect(await statuses(app, [call], '198.51.100.7, 203.0.113.1')).toEqual([429]);
    expect(await statuses(app, [call], '203.0.113.2')).toEqual([401]);
  });

  it('counts all addresses of an IPv6 network as one, and IPv4 as itself however it is written', async () => {
    const app = await limited({ TRUST_PROXY: 'true' });
    const from = async (addresses: readonly string[]) => {
      const found: number[] = [];
      for (const address of addresses) found.push(...(await statuses(app, [call], address)));
      return found;
    };
    const neighbours = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::2', '[2001:db8:1:2::3]:443', '2001:db8:1:2::4'];
    expect(await from([...neighbours, '2001:db8:1:3::1'])).toEqual([401, 401, 401, 429, 401]);
    const spellings = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9:4711'];
    expect(await from([...spellings, '::ffff:203.0.113.10'])).toEqual([401, 401, 401, 429, 401]);
    // What is no address at all gives nobody a number of their own.
    expect(await from(['rubbish', 'other rubbish', '_hidden', 'unknown'])).toEqual([401, 401, 401, 429]);
  });

  it('believes only the named proxies, and without any nobody', async () => {
    const named = await limited({ TRUST_PROXY: '10.0.0.0/8, loopback' });
    expect(await statuses(named, [call, call, call, call], '203.0.113.1, 10.1.2.3')).toEqual([401, 401, 401, 429]);
    expect(await statuses(named, [call], '203.0.113.2, 10.1.2.3')).toEqual([401]);
    const strict = await limited();
    expect(await statuses(strict, [call, call, call], '203.0.113.1')).toEqual([401, 401, 401]);
    expect(await statuses(strict, [call], '203.0.113.2')).toEqual([429]);
  });
});
