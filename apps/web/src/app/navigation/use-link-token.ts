import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

/** The token of the link that led here; see hideLinkToken for how it got into the history entry. */
export function useLinkToken(): string | undefined {
  return useOwnLocation().state.linkToken;
}
