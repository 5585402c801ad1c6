import { useNavigate } from '@tanstack/react-router';

/** Goes on to the second step of registration, for whoever has an account and no user yet. */
export function useContinueRegistration(): (registrationToken: string) => void {
  const navigate = useNavigate();
  // In the history entry, never in the address; and nobody needs to come back to the first step.
  return (registrationToken) => void navigate({ to: '/self-register', state: { registrationToken }, replace: true });
}
