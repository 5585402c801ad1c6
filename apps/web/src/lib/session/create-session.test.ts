import { describe, expect, it } from 'vitest';
import { ApiProblem, BadResponseError } from '../api/api-errors.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { openSession } from '../testing/open-session.ts';
import { deadAddress, serveDuringTest } from '../testing/serve-during-test.ts';
import { json, problem } from '../testing/start-api-server.ts';
import type { SessionEndReason } from './create-session.ts';
import { createSession } from './create-session.ts';
import { readTokens, writeTokens } from './token-storage.ts';

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
