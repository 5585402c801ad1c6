import { pageEnvironment } from '../page-environment.ts';
import { createSession } from './create-session.ts';

/** The session of this page. */
export const session = createSession(pageEnvironment);

export const { adoptTokens, ensureSession, isAuthenticated, onSessionEnd, signIn, signOut } = session;
