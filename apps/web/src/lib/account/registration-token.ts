import { ApiProblem } from '../api/api-problem.ts';

/** With what somebody can go on who signed in to an account that no user belongs to yet; null for any other error. */
export function registrationTokenOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'REGISTRATION_INCOMPLETE') return null;
  const { registrationToken } = error.problem;
  return typeof registrationToken === 'string' ? registrationToken : null;
}
