import { ApiProblem } from '../../../lib/api/api-errors.ts';
import type { Registration } from './registration-calls.ts';

/** Why the second step cannot go on here: its token has lapsed, or it was taken elsewhere. */
export type RegistrationEnd = 'INVALID_LINK' | 'ALREADY_REGISTERED';

const ends: readonly RegistrationEnd[] = ['INVALID_LINK', 'ALREADY_REGISTERED'];

export function registrationEndOf(error: unknown): RegistrationEnd | null {
  return (error instanceof ApiProblem && ends.find((end) => end === error.code)) || null;
}

/** What somebody with an account can do next: join, choose between asking and registering, register, or nothing without an invitation. */
export type FormKind = 'join' | 'choose' | 'register' | 'closed';

/** Those with a form to fill in. */
export type OpenFormKind = Exclude<FormKind, 'closed'>;

/** An invitation into an organisation goes before the rest; after asking to join one there is nothing left to choose. */
export function formKind({
  colleagueInvitation,
  accessRequest,
  organisations,
  mayRegisterOrganisation,
}: Registration): FormKind {
  if (colleagueInvitation) return 'join';
  if (accessRequest === null && organisations.length > 0) return 'choose';
  return mayRegisterOrganisation ? 'register' : 'closed';
}
