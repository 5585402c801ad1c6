import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';

// Apart from the registration's calls: the sign-in loads this and nothing else of registering.

export const sendVerificationAgain = operationMutation('sendVerificationAgain', {
  input: (email: string) => ({ body: { email } }),
});

/** With what somebody can go on who signed in to an account that no user belongs to yet; null for any other error. */
export function registrationTokenOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'REGISTRATION_INCOMPLETE') return null;
  const { registrationToken } = error.problem;
  return typeof registrationToken === 'string' ? registrationToken : null;
}
