import { type CallName, calls } from '@pcf/contract/operations/calls';
import { operations } from '@pcf/contract/operations/operations';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../demo/demo-organisations.ts';
import { serverOfFile } from '../testing/api-test.ts';
import type { CallRequest } from '../testing/test-server.ts';
import { trackingEventForTests as event } from '../testing/tracking-event.ts';

const profile = { firstName: 'Lena', lastName: 'Brandt', jobTitle: null, language: 'en' };
let token: string;
let refreshToken: string;

const server = await serverOfFile();
beforeAll(async () => {
  const tokens = await server.signIn('lena.brandt@nordic-kitchen.example');
  token = tokens.access_token;
  refreshToken = tokens.refresh_token;
});

/** A request that succeeds, for the calls that need nothing to be there before. */
const requests: Partial<Record<CallName, () => CallRequest>> = {
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
  accountExists: () => ({ body: { email: 'nobody@example.org' } }),
  createAccount: () => ({ body: { email: 'new@example.org', password: 'Sommer24', language: 'en' } }),
  sendVerificationAgain: () => ({ body: { email: 'new@example.org' } }),
  requestPasswordReset: () => ({ body: { email: 'nobody@example.org' } }),
  createInvitations: () => ({ token, body: { invitations: [{ email: 'one@example.org', relation: 'SUPPLIER' }] } }),
  inviteSuppliers: () => ({ token, body: { emails: ['two@example.org'] } }),
  listReceivedInvitations: () => ({ token }),
  listSentInvitations: () => ({ token }),
  listUsers: () => ({ token }),
  getSignInOverview: () => ({ token }),
  cancelEmailChange: () => ({ token }),
  inviteUsers: () => ({ token, body: { emails: ['colleague@example.org'], accessLevel: 'EDITOR' } }),
  listPendingUserInvitations: () => ({ token }),
  listAccessRequests: () => ({ token }),
};
const names = Object.keys(calls) as CallName[];
const ids = { userId: 'x', sessionId: 'x', invitationId: 'x', claimId: 'x' };

/** Names of members that the schema of an object has and the answer has, in the same order. */
function membersOf(schema: z.ZodType | null): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : ['text'];
}

describe('an operation', () => {
  it.each(Object.entries(requests))('%s answers with exactly what its schema has', async (key, request) => {
    const name = key as CallName;
    const { success } = operations[name];
    const { status, body, headers } = await server.call(name, request());
    expect(status).toBe(success.status);
    expect(Object.keys(body).sort()).toEqual(membersOf(success.body));
    expect(headers.get('content-type')).toBe(success.body ? 'application/json; charset=utf-8' : null);
    if (success.body) expect(success.body.safeParse(body).error).toBeUndefined();
  });

  it('that is deprecated says so', async () => {
    const { headers } = await server.call('inviteSuppliers', { token, body: { emails: ['three@example.org'] } });
    expect(headers.get('deprecation')).toMatch(/^@\d+$/);
    expect((await server.call('getOrganisation', { token })).headers.has('deprecation')).toBe(false);
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
        const { status, body } = await server.call(name, { params: ids, ...(forged ? { token: forged } : {}) });
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
