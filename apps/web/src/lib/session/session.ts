import { pageEnvironment } from '../page-environment.ts';
import { createSession } from './create-session.ts';

/** The session of this page. */
export const session = createSession(pageEnvironment);

export const { currentUserId, ensureSession, isAuthenticated, onSessionEnd, refreshSession, signIn, signOut } = session;
