import { createBrowserHistory } from '@tanstack/react-router';
import { splitLinkToken } from './split-link-token.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From the link of the mail that led here. */
    linkToken?: string;
    /** Says that somebody has an account that no user belongs to yet. */
    registrationToken?: string;
  }
}

/** Moves the token of a mail's link from the address to the history entry: a reload keeps it, and nobody reads it over a shoulder. */
export function hideLinkToken(): void {
  const { path, token } = splitLinkToken(location);
  if (token === null) return;
  // A history of the router's own kind, since the router forgets what another one stored.
  const history = createBrowserHistory();
  history.replace(path, { linkToken: token });
  history.flush();
  history.destroy();
}
