import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

/** Goes on to the second step of registration, for somebody who has an account and no user yet. */
export function useContinueRegistration(): (registrationToken: string) => void {
  const navigate = useNavigate();
  // In the history entry, never in the address; and nobody needs to come back to the first step.
  return (registrationToken) => void navigate({ to: '/self-register', state: { registrationToken }, replace: true });
}

/** The token of the link that led here; see hideLinkToken for how it got into the history entry. */
export function useLinkToken(): string | undefined {
  return useOwnLocation().state.linkToken;
}

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
