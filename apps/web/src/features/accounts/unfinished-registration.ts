import { mutationOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { callApi } from '../../lib/api/call-api.ts';

export const sendVerificationAgain = mutationOptions({
  mutationKey: ['sendVerificationAgain'],
  mutationFn: (email: string) => callApi('sendVerificationAgain', { body: { email } }),
});

/** With what somebody can go on who signed in to an account that no user belongs to yet; null for any other error. */
export function registrationTokenOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'REGISTRATION_INCOMPLETE') return null;
  const { registrationToken } = error.problem;
  return typeof registrationToken === 'string' ? registrationToken : null;
}
