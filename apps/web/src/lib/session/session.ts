import { pageEnvironment } from '../page-environment.ts';
import { createSession } from './create-session.ts';

/** The session of this page. Apart from how sessions work, so that a test makes its own and starts none by importing. */
export const session = createSession(pageEnvironment);

export const { adoptTokens, ensureSession, isAuthenticated, onSessionEnd, signIn, signOut } = session;
