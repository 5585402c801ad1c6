import { accountsCalls } from '@pcf/contract/operations/accounts.calls';
import type { Call } from '@pcf/contract/operations/call';
import type { CallName } from '@pcf/contract/operations/calls';
import { pageCalls } from '@pcf/contract/operations/page.calls';

/** What is called before anybody is signed in, and so comes with the first chunk. */
export const entryCalls = { ...accountsCalls, ...pageCalls };

/** Every other call is looked up in a table of its own chunk, which whoever signs in loads once. */
export async function knownCall(name: CallName): Promise<Call> {
  if (name in entryCalls) return entryCalls[name as keyof typeof entryCalls];
  const { calls } = await import('@pcf/contract/operations/calls');
  return calls[name];
}
