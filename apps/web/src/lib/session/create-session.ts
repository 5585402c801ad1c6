import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { tokenScope } from '@pcf/contract/resources/tokens';
import { ApiProblem, BadResponseError, suspensionOf } from '../api/api-errors.ts';
import { entryCalls, prepareCall } from '../api/prepare-call.ts';
import type { PageEnvironment } from '../page-environment.ts';
import type { PageStorage } from '../page-storage.ts';
import { readTokens, removeTokens, writeTokens } from './token-storage.ts';

const turnLockName = 'pcf-exchange-tokens';
/** Held by a tab that stored or removed tokens, for as long as another one may still read those that were there before. */
const changeLockName = 'pcf-exchange-tokens-changed';

type Tokens = OperationOutput<'loginUser'>;

const scope: typeof tokenScope = 'openid profile email offline_access';
/** A token request holds the lock of every tab, so it must end even where the server never answers. */
const tokenRequestMilliseconds = 30_000;
/** A browser may hand a lock over some 40 ms before what the other tab stored can be read here. */
const storageLagMilliseconds = 500;

export type Session = ReturnType<typeof createSession>;

export function createSession(environment: PageEnvironment) {
  const storage = environment.localStorage;
  const { takeTurn, markChange, changedLately } = createTokenTurns(environment.locks);
  /** A tab reads at once what it stored itself. */
  let ownAccessToken: string | undefined;
  const sessionEnd = createSessionEnd(environment);

  const accessToken = () => readTokens(storage).accessToken;
  const currentUserId = () => readJwtClaims(readTokens(storage).idToken)?.sub ?? null;

  function isAuthenticated(): boolean {
    const expiry = readJwtClaims(accessToken())?.exp;
    return expiry !== undefined && expiry * 1000 > Date.now();
  }

  function storeTokens(tokens: Tokens): void {
    markChange();
    writeTokens(storage, tokens);
    ownAccessToken = tokens.access_token;
  }

  async function requestTokens(name: 'loginUser' | 'refreshTokens', body: unknown): Promise<Tokens> {
    const signal = AbortSignal.timeout(tokenRequestMilliseconds);
    const answer = await prepareCall(environment, name, entryCalls[name], { body }, { signal })(null);
    if (!isTokens(answer)) throw new BadResponseError(200);
    return answer;
  }

  /** With the code of a mail, where the server asked for one. */
  function signIn(email: string, password: string, code?: string): Promise<void> {
    return takeTurn(async () => {
      storeTokens(await requestTokens('loginUser', { email, password, ...(code ? { code } : {}) }));
      sessionEnd.startOver();
    });
  }

  /**
   * For tokens that come with another answer than that of signing in; they are asked for in a turn of their own, as all
   * tokens are. What the user before saw is forgotten.
   */
  function adoptTokens(request: (signal: AbortSignal) => Promise<Tokens>): Promise<void> {
    return takeTurn(async () => {
      const tokens = await request(AbortSignal.timeout(tokenRequestMilliseconds));
      if (!isTokens(tokens)) throw new BadResponseError(200);
      sessionEnd.announce('signedOut');
      storeTokens(tokens);
      sessionEnd.startOver();
    });
  }

  /**
   * True once the session has tokens newer than `usedAccessToken`, by this tab's request or another's; false where the
   * session is over. Rejects, and keeps the session, where the server could not be asked.
   */
  function refreshSession(usedAccessToken: string | null = accessToken()): Promise<boolean> {
    return takeTurn(async () => {
      if (usedAccessToken !== ownAccessToken && (await changedLately())) {
        await waitUntil(() => accessToken() !== usedAccessToken, storageLagMilliseconds);
      }
      const stored = readTokens(storage);
      if (stored.refreshToken === null) {
        endSession('expired');
        return false;
      }
      if (stored.accessToken !== null && stored.accessToken !== usedAccessToken) return true;
      return await exchangeRefreshToken(stored.refreshToken);
    });
  }

  async function exchangeRefreshToken(refreshToken: string): Promise<boolean> {
    const isCurrent = () => readTokens(storage).refreshToken === refreshToken;
    try {
      const tokens = await requestTokens('refreshTokens', { refresh_token: refreshToken, scope });
      // A sign-out while the response was under way must hold.
      if (isCurrent()) storeTokens(tokens);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isCurrent()) endSession('expired');
    }
    return readTokens(storage).refreshToken !== null;
  }

  /** Valid as it stands, or refreshed; rejects like refreshSession, so that a lost connection does not look signed out. */
  async function ensureSession(): Promise<boolean> {
    if (isAuthenticated()) return true;
    const { refreshToken, accessToken: used } = readTokens(storage);
    return refreshToken !== null && (await refreshSession(used));
  }

  function endSession(reason: 'signedOut' | 'expired'): void {
    markChange();
    removeTokens(storage);
    sessionEnd.announce(reason);
  }

  /** The tokens are gone when this returns its promise; the promise ends once the server was told, or could not be. */
  async function signOut(): Promise<void> {
    const { refreshToken } = readTokens(storage);
    endSession('signedOut');
    if (refreshToken === null) return;
    const body = { refresh_token: refreshToken };
    await prepareCall(
      environment,
      'logoutUser',
      entryCalls.logoutUser,
      { body },
      { keepalive: true },
    )(null).catch(() => undefined);
  }

  return {
    accessToken,
    adoptTokens,
    currentUserId,
    endSession,
    ensureSession,
    isAuthenticated,
    onSessionEnd: sessionEnd.listen,
    refreshSession,
    signIn,
    signOut,
  };
}

function isTokens(answer: unknown): answer is Tokens {
  if (typeof answer !== 'object' || answer === null) return false;
  const { access_token, refresh_token, id_token } = answer as Record<string, unknown>;
  return [access_token, refresh_token, id_token].every((token) => typeof token === 'string' && token !== '');
}

/**
 * Everything else (no answer, too many requests, a server in trouble, a suspended organisation) may pass, and is no reason to
 * sign anybody out.
 */
function isRefusal(error: unknown): boolean {
  if (suspensionOf(error) !== null) return false;
  return error instanceof ApiProblem && [400, 401, 403].includes(error.status);
}

/** Resolves as soon as the condition holds, or when the time is up. */
async function waitUntil(condition: () => boolean, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!condition() && Date.now() < end) await pause(5);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Lets token requests through one at a time: a promise chain within the page, a lock across the browser's tabs. */
function createTokenTurns(locks: PageEnvironment['locks']) {
  let last: Promise<unknown> = Promise.resolve();

  function takeTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.then(async () => (locks ? await locks.request(turnLockName, task) : await task()));
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    takeTurn,
    /** Nobody waits for it: as locks are dealt with in their order, it holds before the turn that it is in ends. */
    markChange: (): void => {
      locks?.request(changeLockName, { mode: 'shared' }, () => pause(storageLagMilliseconds)).catch(() => undefined);
    },
    /** Whether a tab changed the tokens so lately that those that can be read here may be the ones before. */
    changedLately: async (): Promise<boolean> =>
      (await locks?.request(changeLockName, { ifAvailable: true }, (lock) => lock === null)) ?? false,
  };
}

/** Signed out here; refused by the server; or signed out, or somebody else signed in, in another tab. */
export type SessionEndReason = 'signedOut' | 'expired' | 'otherTab';

type SessionEndListener = (reason: SessionEndReason) => void;

/** Tells listeners, once a session, that the session this page was showing is over. */
function createSessionEnd(environment: PageEnvironment) {
  const listeners = new Set<SessionEndListener>();
  let user = storedUser(environment.localStorage);

  function announce(reason: SessionEndReason): void {
    if (user === null) return;
    user = null;
    for (const listener of [...listeners]) listener(reason);
  }

  environment.onStorageChange(() => {
    const stored = storedUser(environment.localStorage);
    if (stored !== user) announce('otherTab');
    user = stored;
  });

  return {
    announce,
    /** From now on the page shows the user that the stored tokens belong to. */
    startOver: () => {
      user = storedUser(environment.localStorage);
    },
    listen: (listener: SessionEndListener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null without a session; empty where its tokens do not say whose it is, so that its end is still noticed. */
function storedUser(storage: PageStorage): string | null {
  const { accessToken, refreshToken, idToken } = readTokens(storage);
  if (accessToken === null && refreshToken === null && idToken === null) return null;
  return readJwtClaims(idToken)?.sub ?? '';
}

interface JwtClaims {
  readonly sub?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
}

/** Reads what a token says about itself. Nothing is verified: the server does that, the page only plans by it. */
export function readJwtClaims(token: string | null): JwtClaims | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, exp } = claims as Record<string, unknown>;
    return { ...(typeof sub === 'string' && { sub }), ...(typeof exp === 'number' && { exp }) };
  } catch {
    return null;
  }
}
