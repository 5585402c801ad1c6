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
