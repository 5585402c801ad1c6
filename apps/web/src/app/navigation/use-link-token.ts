import { useLocation } from '@tanstack/react-router';

/** The token of the link that led here; see hideLinkToken for how it got into the history entry. */
export function useLinkToken(): string | undefined {
  return useLocation({ select: ({ state }) => state.linkToken });
}
