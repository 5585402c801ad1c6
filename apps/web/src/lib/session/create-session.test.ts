import { describe, expect, it } from 'vitest';
import { ApiProblem, BadResponseError, NetworkError } from '../api/api-errors.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { openSession } from '../testing/open-session.ts';
import { deadAddress, serveDuringTest } from '../testing/serve-during-test.ts';
import { json, problem, type ServerAnswer } from '../testing/start-api-server.ts';
import { createSession, readJwtClaims, type SessionEndReason } from './create-session.ts';
import { readTokens, writeTokens } from './token-storage.ts';

describe('create session', () => {
  const noTokens = { accessToken: null, refreshToken: null, idToken: null };

  describe('signing in', () => {
    it('stores the three tokens and knows the user', async () => {
      const tokens = makeTokens(1, { sub: 'anna' });
      const server = await serveDuringTest(() => json(tokens));
      const { environment, session } = openSession(server.url);
      expect(session.isAuthenticated()).toBe(false);
      await session.signIn('anna@example.com', 'secret');
      expect(server.requests[0]).toMatchObject({
        method: 'POST',
        path: '/auth/registration/users/login',
        body: { email: 'anna@example.com', password: 'secret' },
      });
      expect(server.requests[0]?.headers.authorization).toBeUndefined();
      expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
      expect(readTokens(environment.localStorage)).toEqual({
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
      });
      expect(session.isAuthenticated()).toBe(true);
      expect(session.currentUserId()).toBe('anna');
    });

    it('passes a refusal on and stores nothing', async () => {
      const server = await serveDuringTest(() => problem('INVALID_CREDENTIALS'));
      const { environment, session, ends } = openSession(server.url);
      await expect(session.signIn('a@b.c', 'x')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 });
      expect(readTokens(environment.localStorage)).toEqual(noTokens);
      expect(server.requests).toHaveLength(1);
      expect(ends).toEqual([]);
    });

    it('refuses an answer without tokens', async () => {
      const server = await serveDuringTest(() => json({ access_token: 'x' }));
      const { environment, session } = openSession(server.url);
      await expect(session.signIn('a@b.c', 'x')).rejects.toBeInstanceOf(BadResponseError);
      expect(readTokens(environment.localStorage)).toEqual(noTokens);
    });
  });

  describe('adopting tokens of another answer', () => {
    it('begins a session', async () => {
      const { environment, session, ends } = openSession('http://127.0.0.1:9');
      const tokens = makeTokens(1, { sub: 'anna' });
      await session.adoptTokens(async () => tokens);
      expect(readTokens(environment.localStorage).refreshToken).toBe(tokens.refresh_token);
      expect(session.isAuthenticated()).toBe(true);
      expect(session.currentUserId()).toBe('anna');
      expect(ends).toEqual([]);
    });

    it('ends the session of whoever was signed in here', async () => {
      const { session, ends } = openSession('http://127.0.0.1:9', makeTokens(1, { sub: 'anna' }));
      await session.adoptTokens(async () => makeTokens(2, { sub: 'ben' }));
      expect(ends).toEqual(['signedOut']);
      expect(session.currentUserId()).toBe('ben');
      session.endSession('expired');
      expect(ends).toEqual(['signedOut', 'expired']);
    });

    it('asks for them only when it is its turn', async () => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof json>>();
      const server = await serveDuringTest(() => promise);
      const { session } = openSession(server.url);
      const asked: string[] = [];
      const signingIn = session.signIn('a@b.c', 'x').finally(() => asked.push('signed in'));
      const adopting = session.adoptTokens(async () => {
        asked.push('asked');
        return makeTokens(2, { sub: 'ben' });
      });
      await expect.poll(() => server.requests.length).toBe(1);
      expect(asked).toEqual([]);
      resolve(json(makeTokens(1, { sub: 'anna' })));
      await Promise.all([signingIn, adopting]);
      expect(asked).toEqual(['signed in', 'asked']);
      expect(session.currentUserId()).toBe('ben');
    });

    it('refuses what is none, and leaves the session as it is', async () => {
      const { session, ends } = openSession('http://127.0.0.1:9', makeTokens(1, { sub: 'anna' }));
      await expect(session.adoptTokens(async () => ({ ...makeTokens(2), refresh_token: '' }))).rejects.toBeInstanceOf(
        BadResponseError,
      );
      expect(session.currentUserId()).toBe('anna');
      expect(ends).toEqual([]);
    });
  });

  describe('being authenticated', () => {
    it.each([
      ['an access token that expires later', makeTokens(1), true],
      ['an access token that has expired', makeTokens(1, { expiresIn: -1 }), false],
      ['an access token that says nothing', { ...makeTokens(1), access_token: 'opaque' }, false],
    ])('with %s', (_, tokens, expected) => {
      expect(openSession('http://127.0.0.1:9', tokens).session.isAuthenticated()).toBe(expected);
    });

    it('needs no call while the token is valid', async () => {
      const server = await serveDuringTest(() => problem('INTERNAL_ERROR'));
      const { session } = openSession(server.url, makeTokens(1));
      expect(await session.ensureSession()).toBe(true);
      expect(server.requests).toEqual([]);
    });

    it('is false at once for whoever never signed in', async () => {
      const { session } = openSession(await deadAddress());
      expect(await session.ensureSession()).toBe(false);
    });
  });

  describe('signing out', () => {
    it('removes the tokens at once and then tells the server', async () => {
      const server = await serveDuringTest(() => ({ status: 204 }));
      const { environment, session, ends } = openSession(server.url, makeTokens(1));
      const told = session.signOut();
      expect(readTokens(environment.localStorage)).toEqual(noTokens);
      expect(ends).toEqual(['signedOut']);
      await told;
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]).toMatchObject({
        path: '/auth/registration/users/logout',
        body: { refresh_token: 'refresh-1' },
      });
    });

    it('succeeds where the server cannot be told, and calls nobody without a session', async () => {
      const { session } = openSession(await deadAddress(), makeTokens(1));
      await session.signOut();
      expect(session.isAuthenticated()).toBe(false);
      const server = await serveDuringTest(() => ({ status: 204 }));
      await openSession(server.url).session.signOut();
      expect(server.requests).toEqual([]);
    });

    it('is heard in the other tab, once', async () => {
      const server = await serveDuringTest(() => ({ status: 204 }));
      const browser = openBrowser(server.url);
      const [here, there] = [browser.openTab(), browser.openTab()];
      writeTokens(here.localStorage, makeTokens(1));
      const ends: SessionEndReason[] = [];
      createSession(there).onSessionEnd((reason) => ends.push(reason));
      await createSession(here).signOut();
      expect(ends).toEqual(['otherTab']);
    });

    it('is not announced to whoever stopped listening', async () => {
      const server = await serveDuringTest(() => ({ status: 204 }));
      const { session } = openSession(server.url, makeTokens(1));
      let heard = 0;
      session.onSessionEnd(() => heard++)();
      await session.signOut();
      expect(heard).toBe(0);
    });
  });

  describe('what happens in another tab', () => {
    it('ends the session here when somebody else signs in there, but not when the same user is refreshed', async () => {
      const browser = openBrowser('http://127.0.0.1:9');
      const [here, there] = [browser.openTab(), browser.openTab()];
      writeTokens(here.localStorage, makeTokens(1, { sub: 'anna' }));
      const session = createSession(here);
      const ends: SessionEndReason[] = [];
      session.onSessionEnd((reason) => ends.push(reason));
      writeTokens(there.localStorage, makeTokens(2, { sub: 'anna' }));
      expect(ends).toEqual([]);
      writeTokens(there.localStorage, makeTokens(3, { sub: 'ben' }));
      expect(ends).toEqual(['otherTab']);
      expect(session.currentUserId()).toBe('ben');
    });

    it('is announced again for the next session', async () => {
      const server = await serveDuringTest(() => json(makeTokens(2)));
      const { session, ends } = openSession(server.url, makeTokens(1));
      session.endSession('expired');
      session.endSession('expired');
      await session.signIn('a', 'b');
      session.endSession('signedOut');
      expect(ends).toEqual(['expired', 'signedOut']);
    });
  });

  it('tells a refused sign-in by its problem', async () => {
    const server = await serveDuringTest(() => problem('TOO_MANY_REQUESTS', { 'retry-after': '30' }));
    const failure = await openSession(server.url)
      .session.signIn('a', 'b')
      .catch((error) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure.retryAfter).toBe(30);
  });
});

describe('jwt claims', () => {
  const tokenOf = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.signature`;

  it.each([
    [tokenOf('{"sub":"Zoë ✓","exp":1700000000,"other":1}'), { sub: 'Zoë ✓', exp: 1_700_000_000 }],
    [tokenOf('{"sub":1,"exp":"soon"}'), {}],
    [tokenOf('{}'), {}],
    [tokenOf('null'), null],
    [tokenOf('"text"'), null],
    [tokenOf('{broken'), null],
    ['head.***.signature', null],
    ['opaque', null],
    ['', null],
    [null, null],
  ])('reads %j', (token, claims) => {
    expect(readJwtClaims(token)).toEqual(claims);
  });
});

describe('refresh session', () => {
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

    it('happens once where a tab asks right after another is done, before it can read what that one stored', async () => {
      let serial = 1;
      const server = await serveDuringTest(() => json(makeTokens(++serial)));
      const browser = openBrowser(server.url, { storageLag: 200 });
      const first = browser.openTab();
      writeTokens(first.localStorage, makeTokens(1, { expiresIn: -1 }));
      const second = browser.openTab();
      expect(await createSession(first).ensureSession()).toBe(true);
      expect(await createSession(second).ensureSession()).toBe(true);
      expect(server.requests).toHaveLength(1);
      expect(readTokens(second.localStorage).refreshToken).toBe('refresh-2');
    });

    it('waits for no other tab where this one stored the tokens itself', async () => {
      let serial = 1;
      const server = await serveDuringTest(() => json(makeTokens(++serial, { expiresIn: -60 })));
      const { session } = openSession(server.url, makeTokens(1, { expiresIn: -120 }));
      // With a wait for each of them, these would take longer than the test may.
      for (let call = 0; call < 100; call++) expect(await session.ensureSession()).toBe(true);
      expect(server.requests).toHaveLength(100);
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
      ['the organisation is suspended', problem('ORGANISATION_SUSPENDED')],
      ['the server is in trouble', problem('INTERNAL_ERROR')],
      [
        'a proxy answers in its own words',
        { status: 401, headers: { 'content-type': 'text/html' }, body: '<p>no</p>' },
      ],
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
});
