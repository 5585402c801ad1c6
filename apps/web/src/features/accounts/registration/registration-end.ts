import { ApiProblem } from '../../../lib/api/api-problem.ts';

/** Why the second step cannot go on here: its token has lapsed, or it was taken elsewhere. */
export type RegistrationEnd = 'INVALID_LINK' | 'ALREADY_REGISTERED';

const ends: readonly RegistrationEnd[] = ['INVALID_LINK', 'ALREADY_REGISTERED'];

export function registrationEndOf(error: unknown): RegistrationEnd | null {
  return (error instanceof ApiProblem && ends.find((end) => end === error.code)) || null;
}
