import { createSession, type SessionEndReason } from '../session/create-session.ts';
import { writeTokens } from '../session/token-storage.ts';
import type { makeTokens } from './make-tokens.ts';
import { openBrowser } from './open-browser.ts';

/** The session of a browser with one tab, with the tokens it finds there and a list of the ends it announces. */
export function openSession(apiBaseUrl: string, tokens?: ReturnType<typeof makeTokens>) {
  const environment = openBrowser(apiBaseUrl).openTab();
  if (tokens) writeTokens(environment.localStorage, tokens);
  const session = createSession(environment);
  const ends: SessionEndReason[] = [];
  session.onSessionEnd((reason) => ends.push(reason));
  return { environment, session, ends };
}
