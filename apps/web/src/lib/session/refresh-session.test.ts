import { describe, expect, it } from 'vitest';
import { NetworkError } from '../api/api-errors.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { openSession } from '../testing/open-session.ts';
import { deadAddress, serveDuringTest } from '../testing/serve-during-test.ts';
import { json, problem, type ServerAnswer } from '../testing/start-api-server.ts';
import { createSession } from './create-session.ts';
import { readTokens, writeTokens } from './token-storage.ts';

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

describe('refreshing', () => {
  it('exchanges the refresh token for the next tokens', async () => {
    const next = makeTokens(2);
    const server = await serveDuringTest(() => json(next));
    const { environment, session, ends } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    expect(await session.ensureSession()).toBe(true);
    expect(server.requests[0]).toMatchObject({
      path: '/auth/registration/users/refresh',
      body: { refresh_token: 'refresh-1', scope: 'openid profile email offline_access' },
    });
    expect(readTokens(environment.localStorage).refreshToken).toBe('refresh-2');
    expect(ends).toEqual([]);
  });

  it('counts as refreshed for a reader whose clock is ahead', async () => {
    const server = await serveDuringTest(() => json(makeTokens(2, { expiresIn: -60 })));
    const { session } = openSession(server.url, makeTokens(1, { expiresIn: -120 }));
    expect(await session.ensureSession()).toBe(true);
  });

  it('happens once for many who ask at the same time in one page', async () => {
    let serial = 1;
    const server = await serveDuringTest(() => json(makeTokens(++serial)));
    const { session } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    expect(await Promise.all([1, 2, 3].map(() => session.ensureSession()))).toEqual([true, true, true]);
    expect(server.requests).toHaveLength(1);
  });

  it.each([0, 40])('happens once for two tabs that see what the other stored after %d ms', async (storageLag) => {
    let serial = 1;
    const server = await serveDuringTest(() => json(makeTokens(++serial)));
    const browser = openBrowser(server.url, { storageLag });
    const tabs = [browser.openTab(), browser.openTab()];
    const expired = makeTokens(1, { expiresIn: -1 });
    for (const tab of tabs) writeTokens(tab.localStorage, expired);
    await new Promise((resolve) => setTimeout(resolve, 2 * storageLag));
    const sessions = tabs.map(createSession);
    expect(await Promise.all(sessions.map((session) => session.ensureSession()))).toEqual([true, true]);
    expect(server.requests).toHaveLength(1);
    expect(sessions[0]?.accessToken()).toBe(sessions[1]?.accessToken());
  });

  it('is tried by the second tab where the first could not', async () => {
    let answers = 0;
    const server = await serveDuringTest(() => (answers++ === 0 ? problem('UNAVAILABLE') : json(makeTokens(2))));
    const browser = openBrowser(server.url);
    const tabs = [browser.openTab(), browser.openTab()];
    for (const tab of tabs) writeTokens(tab.localStorage, makeTokens(1, { expiresIn: -1 }));
    const outcomes = await Promise.allSettled(tabs.map((tab) => createSession(tab).ensureSession()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(server.requests).toHaveLength(2);
  });

  it('is never under way twice, whatever is asked for', async () => {
    let running = 0;
    let most = 0;
    let serial = 1;
    const server = await serveDuringTest(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running--;
      return json(makeTokens(++serial));
    });
    const browser = openBrowser(server.url);
    const sessions = [browser.openTab(), browser.openTab()].map(createSession);
    await Promise.all(sessions.flatMap((session) => [session.signIn('a', 'b'), session.refreshSession(null)]));
    await Promise.all(sessions.map((session) => session.signIn('a', 'b')));
    expect(most).toBe(1);
  });

  it('is serialised within the page where the browser has no locks', async () => {
    let serial = 1;
    const server = await serveDuringTest(() => json(makeTokens(++serial)));
    const environment = { ...openBrowser(server.url).openTab(), locks: undefined };
    writeTokens(environment.localStorage, makeTokens(1, { expiresIn: -1 }));
    const session = createSession(environment);
    expect(await Promise.all([session.ensureSession(), session.ensureSession()])).toEqual([true, true]);
    expect(server.requests).toHaveLength(1);
  });

  it('ends the session where the server refuses', async () => {
    const server = await serveDuringTest(() => problem('INVALID_REFRESH_TOKEN'));
    const { environment, session, ends } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    expect(await session.ensureSession()).toBe(false);
    expect(readTokens(environment.localStorage)).toEqual(noTokens);
    expect(ends).toEqual(['expired']);
  });

  it.each<[string, ServerAnswer]>([
    ['the database is away', problem('UNAVAILABLE', { 'retry-after': '5' })],
    ['there were too many requests', problem('TOO_MANY_REQUESTS')],
    ['the server is in trouble', problem('INTERNAL_ERROR')],
    ['a proxy answers in its own words', { status: 401, headers: { 'content-type': 'text/html' }, body: '<p>no</p>' }],
  ])('keeps the session where %s', async (_, answer) => {
    const server = await serveDuringTest(() => answer);
    const { session, ends } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    await expect(session.ensureSession()).rejects.toThrow();
    expect(session.currentUserId()).toBe('user-1');
    expect(ends).toEqual([]);
  });

  it('keeps the session where the network fails, and works again afterwards', async () => {
    const { environment, session, ends } = openSession(await deadAddress(), makeTokens(1, { expiresIn: -1 }));
    await expect(session.refreshSession()).rejects.toBeInstanceOf(NetworkError);
    expect(readTokens(environment.localStorage).refreshToken).toBe('refresh-1');
    expect(ends).toEqual([]);
    const server = await serveDuringTest(() => json(makeTokens(2)));
    const later = createSession({ ...environment, apiBaseUrl: () => server.url });
    expect(await later.ensureSession()).toBe(true);
  });

  it('does not bring back a session that was signed out meanwhile', async () => {
    const { promise: refreshing, resolve: refreshArrived } = Promise.withResolvers<void>();
    const { promise: signedOut, resolve: goOn } = Promise.withResolvers<void>();
    const server = await serveDuringTest(async ({ path }) => {
      if (!path.endsWith('/refresh')) return { status: 204 };
      refreshArrived();
      await signedOut;
      return json(makeTokens(2));
    });
    const { environment, session, ends } = openSession(server.url, makeTokens(1, { expiresIn: -1 }));
    const outcome = session.ensureSession();
    await refreshing;
    await session.signOut();
    goOn();
    expect(await outcome).toBe(false);
    expect(readTokens(environment.localStorage)).toEqual(noTokens);
    expect(ends).toEqual(['signedOut']);
  });
});
