const placesThatLeadNowhere = ['/login', '/logout'];

/** The path to go to after signing in: only one of our own, else the home page. */
export function safeRedirectPath(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, origin)) return '/';
  // Resolved as a browser would, so that "//host", "/\host" and "/<tab>/host" show where they really lead.
  const url = new URL(asked, origin);
  // "/.//host" stays on this origin once, but would leave it if its path were resolved again.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  if (placesThatLeadNowhere.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
