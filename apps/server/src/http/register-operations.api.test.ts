import type { CallName } from '@pcf/contract/operations/calls';
import { calls } from '@pcf/contract/operations/calls';
import { operations } from '@pcf/contract/operations/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../demo/demo-organisations.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { trackingEventForTests as event } from '../testing/tracking-event.ts';

const profile = { firstName: 'Lena', lastName: 'Brandt', jobTitle: null, language: 'en' };

let server: TestServer;
let token: string;
let refreshToken: string;
beforeAll(async () => {
  server = await startTestServer();
  const tokens = await server.signIn('lena.brandt@nordic-kitchen.example');
  token = tokens.access_token;
  refreshToken = tokens.refresh_token;
});
afterAll(() => server.stop());

/** A request that succeeds, for every call there is. */
const requests: Record<CallName, () => Parameters<TestServer['call']>[1]> = {
  loginUser: () => ({ body: { email: 'lena.brandt@nordic-kitchen.example', password: demoPassword } }),
  refreshTokens: () => ({ body: { refresh_token: refreshToken } }),
  logoutUser: () => ({ body: { refresh_token: 'none' } }),
  getSigningKeys: () => ({}),
  getOrganisation: () => ({ token }),
  updateOrganisation: () => ({ token, body: { name: 'Nordic Kitchen' } }),
  getCurrentUser: () => ({ token }),
  updateCurrentUser: () => ({ token, body: profile }),
  getRuntimeConfiguration: () => ({}),
  trackEvent: () => ({ token, body: event }),
};
const names = Object.keys(calls) as CallName[];

/** Names of members that the schema of an object has and the answer has, in the same order. */
function membersOf(schema: z.ZodType | null): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : ['text'];
}

describe('an operation', () => {
  it.each(names)('%s answers with exactly what its schema has', async (name) => {
    const { success } = operations[name];
    const { status, body, headers } = await server.call(name, requests[name]());
    expect(status).toBe(success.status);
    expect(Object.keys(body).sort()).toEqual(membersOf(success.body));
    expect(headers.get('content-type')).toBe(success.body ? 'application/json; charset=utf-8' : null);
    if (success.body) expect(success.body.safeParse(body).error).toBeUndefined();
  });

  it('never answers with a member that its schema lacks, wherever it came from', async () => {
    const headers = { 'idempotency-key': 'with more than asked' };
    await server.call('updateCurrentUser', { token, body: profile, headers });
    await server.database.asOwner((tx) =>
      sql`update idempotency_key set body = body || '{"password_hash":"secret"}' where key = 'with more than asked'`.execute(
        tx,
      ),
    );
    const replayed = await server.call('updateCurrentUser', { token, body: profile, headers });
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect(Object.keys(replayed.body).sort()).toEqual(membersOf(operations.updateCurrentUser.success.body));
  });

  it.each(names.filter((name) => calls[name].access !== 'public'))(
    '%s says to nobody what it takes, only that they must sign in',
    async (name) => {
      for (const forged of [undefined, 'x.y.z']) {
        const { status, body } = await server.call(name, { body: undefined, ...(forged ? { token: forged } : {}) });
        expect([status, body.code, body.errors]).toEqual([401, 'UNAUTHENTICATED', undefined]);
      }
    },
  );

  it.each(['bearer', 'BEARER'])('takes the scheme %s in any case, and no other scheme', async (scheme) => {
    const asked = async (authorization: string) =>
      (await server.call('getOrganisation', { headers: { authorization } })).status;
    expect(await asked(`${scheme} ${token}`)).toBe(200);
    expect(await asked(`Basic ${token}`)).toBe(401);
    expect(await asked(token)).toBe(401);
    expect(await asked(scheme)).toBe(401);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await fetch(`${server.url}/config.json`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
