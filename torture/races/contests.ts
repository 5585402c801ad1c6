import type { CallName } from '@pcf/contract/operations/calls';
import type { Contest } from './contest.ts';
import { joiningContests } from './joining-contests.ts';
import { lineContests } from './line-contests.ts';
import { partnerContests } from './partner-contests.ts';
import { peopleContests } from './people-contests.ts';
import { thingContests } from './thing-contests.ts';

/** Every operation that writes, by what happens where many call it at once. */
export const contests = {
  ...lineContests,
  ...thingContests,
  ...partnerContests,
  ...peopleContests,
  ...joiningContests,
} satisfies Partial<Record<CallName, Contest>>;

const provider = 'The external provider of identities is played in the tests of its module, with its races.';

/** Those that are not raced here, and why. */
export const notRaced = {
  linkAccount: provider,
  beginIdentitySignIn: provider,
  exchangeIdentityToken: provider,
} satisfies Partial<Record<CallName, string>>;
