import { authenticationCalls } from './authentication.calls.ts';
import { organisationCalls } from './organisation.calls.ts';
import { pageCalls } from './page.calls.ts';
import { usersCalls } from './users.calls.ts';

/** Every call of the platform by its one name, without schemas. */
export const calls = {
  ...authenticationCalls,
  ...organisationCalls,
  ...usersCalls,
  ...pageCalls,
};

export type CallName = keyof typeof calls;
