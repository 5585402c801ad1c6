import { createBrowserHistory } from '@tanstack/react-router';

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

interface SplitAddress {
  /** Path, query string and hash without the token. */
  readonly path: string;
  /** From the link of a mail; null where the address has none. */
  readonly token: string | null;
}

/** Parts an address from the link token in its query string. */
export function splitLinkToken({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): SplitAddress {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  return { path: `${pathname}${rest}${hash}`, token: token || null };
}
