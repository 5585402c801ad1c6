import { describe, expect, it } from 'vitest';
import { readTokens, writeTokens } from '../session/token-storage.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { openSession } from '../testing/open-session.ts';
import { serveDuringTest } from '../testing/serve-during-test.ts';
import { json, problem, type ReceivedRequest, type ServerAnswer } from '../testing/start-api-server.ts';
import { BadResponseError, NetworkError, suspensionOf } from './api-errors.ts';
import { createApiClient } from './call-api.ts';

/** A signed-in page and a server whose refresh call hands out the next tokens; the rest it answers as the test says. */
async function signedIn(
  answer: (request: ReceivedRequest & { hasFirstToken: boolean }) => ServerAnswer | Promise<ServerAnswer>,
  expiresIn = 900,
) {
  let serial = 1;
  const tokens = makeTokens(serial, { expiresIn });
  const server = await serveDuringTest((request) => {
    if (request.path.endsWith('/refresh')) return json(makeTokens(++serial));
    return answer({ ...request, hasFirstToken: request.headers.authorization === `Bearer ${tokens.access_token}` });
  });
  const { environment, session, ends } = openSession(server.url, tokens);
  return { server, environment, session, ends, call: createApiClient(environment, session) };
}

const organisation = { id: '0198', name: 'Nordwind Foods' };
const refresh = '/auth/registration/users/refresh';
const suspension = { reason: 'Unpaid', deleteAt: '2026-12-18T12:00:00.000Z' };

describe('a call', () => {
  it('carries the token and the ids of browser and tab', async () => {
    const { server, environment, call } = await signedIn(() => json(organisation));
    expect(await call('getOrganisation')).toEqual(organisation);
    await call('getOrganisation');
    const [first, second] = server.requests;
    expect(first).toMatchObject({ method: 'GET', path: '/api/organisation', body: undefined });
    expect(first?.headers.authorization).toBe(`Bearer ${readTokens(environment.localStorage).accessToken}`);
    expect(first?.headers['x-device-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.headers['x-session-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.headers['idempotency-key']).toBeUndefined();
    expect(second?.headers['x-device-id']).toBe(first?.headers['x-device-id']);
    expect(second?.headers['x-session-id']).toBe(first?.headers['x-session-id']);
  });

  it('sends JSON, with a key of its own for every POST under /api', async () => {
    const { server, call } = await signedIn(() => json({}));
    const body = { firstName: 'Anna', lastName: 'Berg', language: 'de' };
    await call('updateCurrentUser', { body });
    await call('updateCurrentUser', { body });
    await call('updateOrganisation', { body: { name: 'Nordwind' } });
    const [first, second, put] = server.requests;
    expect(first).toMatchObject({ method: 'POST', body });
    expect(first?.headers['content-type']).toBe('application/json');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
    expect(put?.headers['idempotency-key']).toBeUndefined();
  });

  it('answers undefined where there is no content', async () => {
    const { call } = await signedIn(() => ({ status: 204 }));
    expect(await call('trackEvent', { body: {} })).toBeUndefined();
  });

  it('carries no token where anybody may call', async () => {
    const { server, call } = await signedIn(() => json({ keys: [] }), -1);
    await call('getSigningKeys');
    expect(server.paths()).toEqual(['/.well-known/jwks.json']);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('carries the token where anybody may call, but whoever is signed in means to', async () => {
    const { server, session, call } = await signedIn(() => ({ status: 204 }));
    await call('setPassword', { body: { currentPassword: 'a', password: 'b' } }, { signedIn: true });
    expect(server.paths()).toEqual(['/auth/registration/users/password']);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${session.accessToken()}`);
  });

  it('carries another token where it is given one, and leaves the session out of it', async () => {
    const { server, session, ends, call } = await signedIn(() => problem('INVALID_IDENTITY_TOKEN'));
    const before = session.accessToken();
    const outcome = call('exchangeIdentityToken', undefined, { bearer: 'token-of-a-provider' });
    await expect(outcome).rejects.toMatchObject({ code: 'INVALID_IDENTITY_TOKEN' });
    expect(server.paths()).toEqual(['/auth/registration/users/auth/token']);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer token-of-a-provider');
    expect([session.accessToken(), ends]).toEqual([before, []]);
  });

  it('can be stopped by its caller', async () => {
    const { call, ends } = await signedIn(() => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const outcome = call('getOrganisation', undefined, { signal: controller.signal });
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
    expect(ends).toEqual([]);
  });
});

describe('a refused call', () => {
  it('is repeated once after a refresh, with the new token and the same key', async () => {
    const { server, session, ends, call } = await signedIn(({ hasFirstToken }) =>
      hasFirstToken ? problem('UNAUTHENTICATED') : json(organisation),
    );
    const before = session.accessToken();
    expect(await call('updateCurrentUser', { body: {} })).toEqual(organisation);
    const [first, second, third] = server.requests;
    expect(server.paths()).toEqual(['/api/organisation/users/me', refresh, '/api/organisation/users/me']);
    expect(first?.headers.authorization).toBe(`Bearer ${before}`);
    expect(second?.headers.authorization).toBeUndefined();
    expect(third?.headers.authorization).toBe(`Bearer ${session.accessToken()}`);
    expect(third?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(ends).toEqual([]);
  });

  it('ends the session where it is refused again', async () => {
    const { server, environment, ends, call } = await signedIn(() => problem('UNAUTHENTICATED'));
    await expect(call('getOrganisation')).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(server.paths()).toEqual(['/api/organisation', refresh, '/api/organisation']);
    expect(readTokens(environment.localStorage).refreshToken).toBeNull();
    expect(ends).toEqual(['expired']);
  });

  it.each(['FORBIDDEN', 'EMAIL_NOT_VERIFIED'] as const)('stays signed in where the answer is %s', async (code) => {
    const { server, session, ends, call } = await signedIn(() => problem(code));
    await expect(call('updateOrganisation', { body: { name: 'X' } })).rejects.toMatchObject({ code, status: 403 });
    expect(server.paths()).toEqual(['/api/organisation', refresh, '/api/organisation']);
    expect(session.isAuthenticated()).toBe(true);
    expect(ends).toEqual([]);
  });

  it.each([
    ['and until when it is there', suspension, suspension],
    ['where nobody has it deleted', { ...suspension, deleteAt: null }, { ...suspension, deleteAt: null }],
    ['where an older server says no day', { reason: 'Unpaid' }, { ...suspension, deleteAt: null }],
  ])('asks for no new tokens where the organisation is suspended, and says why, %s', async (_, told, read) => {
    const body = JSON.stringify({ code: 'ORGANISATION_SUSPENDED', status: 403, ...told });
    const suspended = { ...problem('ORGANISATION_SUSPENDED'), body };
    const { server, session, ends, call } = await signedIn(() => suspended);
    const refused = await call('getOrganisation').catch((error: unknown) => error);
    expect(suspensionOf(refused)).toEqual(read);
    expect(server.paths()).toEqual(['/api/organisation']);
    expect([session.isAuthenticated(), ends]).toEqual([true, []]);
  });

  it('ends the session where a 403 that says nothing is repeated', async () => {
    const { ends, call } = await signedIn(() => ({
      status: 403,
      headers: { 'content-type': 'text/html' },
      body: 'no',
    }));
    await expect(call('getOrganisation')).rejects.toBeInstanceOf(BadResponseError);
    expect(ends).toEqual(['expired']);
  });

  it('is not repeated as somebody else', async () => {
    const { server, environment, call } = await signedIn(() => {
      writeTokens(environment.localStorage, makeTokens(9, { sub: 'user-2' }));
      return problem('UNAUTHENTICATED');
    });
    await expect(call('updateCurrentUser', { body: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.paths()).toEqual(['/api/organisation/users/me']);
    expect(readTokens(environment.localStorage).refreshToken).toBe('refresh-9');
  });

  it.each([
    ['deleteAccounts', {}, '/auth/registration/accounts'],
    ['setPassword', { signedIn: true }, '/auth/registration/users/password'],
  ] as const)('is repeated under /auth too where it needs a user: %s', async (name, options, path) => {
    const { server, ends, call } = await signedIn(({ hasFirstToken }) =>
      hasFirstToken ? problem('UNAUTHENTICATED') : { status: 204 },
    );
    await call(name, { body: {} }, options);
    expect(server.paths()).toEqual([path, refresh, path]);
    expect(ends).toEqual([]);
  });

  it('is passed on as it is where anybody may call', async () => {
    const { server, ends, call } = await signedIn(() => problem('INVALID_CREDENTIALS'));
    await expect(call('loginUser', { body: {} })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(server.paths()).toEqual(['/auth/registration/users/login']);
    expect(ends).toEqual([]);
  });

  it('refreshes once for many calls that are refused together', async () => {
    const { server, call } = await signedIn(({ hasFirstToken }) =>
      hasFirstToken ? problem('UNAUTHENTICATED') : json(organisation),
    );
    await Promise.all([call('getOrganisation'), call('getCurrentUser'), call('getOrganisation')]);
    expect(server.paths().filter((path) => path === refresh)).toHaveLength(1);
  });
});

describe('an expired token', () => {
  it('is refreshed before the call', async () => {
    const { server, call } = await signedIn(() => json(organisation), -1);
    expect(await call('getOrganisation')).toEqual(organisation);
    expect(server.paths()).toEqual([refresh, '/api/organisation']);
  });

  it('is refreshed before a call under /auth that needs a user', async () => {
    const { server, call } = await signedIn(() => ({ status: 204 }), -1);
    await call('deleteAccounts', { body: ['ben@example.com'] });
    expect(server.paths()).toEqual([refresh, '/auth/registration/accounts']);
  });

  it('stops the call where the refresh is refused, and where nobody is signed in', async () => {
    const server = await serveDuringTest(() => problem('INVALID_REFRESH_TOKEN'));
    const { environment, session } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    const call = createApiClient(environment, session);
    await expect(call('getOrganisation')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call('getOrganisation')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.paths()).toEqual([refresh]);
  });
});

it('keeps the session where the network fails', async () => {
  const { server, session, ends, call } = await signedIn(() => json({}));
  await server.close();
  await expect(call('getOrganisation')).rejects.toBeInstanceOf(NetworkError);
  expect(session.isAuthenticated()).toBe(true);
  expect(ends).toEqual([]);
});
