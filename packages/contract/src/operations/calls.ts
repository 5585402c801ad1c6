import { authenticationCalls } from './authentication.calls.ts';
import { invitationsCalls } from './invitations.calls.ts';
import { organisationCalls } from './organisation.calls.ts';
import { pageCalls } from './page.calls.ts';
import { registrationCalls } from './registration.calls.ts';
import { usersCalls } from './users.calls.ts';

/** Every call of the platform by its one name, without schemas. */
export const calls = {
  ...authenticationCalls,
  ...registrationCalls,
  ...organisationCalls,
  ...invitationsCalls,
  ...usersCalls,
  ...pageCalls,
};

export type CallName = keyof typeof calls;
