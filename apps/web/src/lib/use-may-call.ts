import type { CallName } from '@pcf/contract/operations/calls';
import { useQuery } from '@tanstack/react-query';
import { getCurrentUser } from './account.ts';
import { mayCall } from './may-call.ts';

/** What of the calls the signed-in user may make, and with it what the page offers. Nothing while that is not known. */
export function useMayCall(): (name: CallName) => boolean {
  const { data: user } = useQuery(getCurrentUser);
  return (name) => mayCall(name, user?.accessLevel);
}
