import { useNavigate } from '@tanstack/react-router';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';

/** Goes on to the second step of registration, for whoever has an account and no user yet. */
export function useContinueRegistration(): (registrationToken: string) => void {
  const navigate = useNavigate();
  // In the history entry, never in the address; and nobody needs to come back to the first step.
  return (registrationToken) => void navigate({ to: '/self-register', state: { registrationToken }, replace: true });
}

/** The token of the link that led here; see hideLinkToken for how it got into the history entry. */
export function useLinkToken(): string | undefined {
  return useOwnLocation().state.linkToken;
}
