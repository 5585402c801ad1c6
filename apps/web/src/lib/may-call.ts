import { type CallName, calls } from '@pcf/contract/operations/calls';
import { mayDo } from '@pcf/contract/permissions';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';

/**
 * Whether a user of this level may make the call, for what the page offers; the server decides for itself. Apart from
 * `account.ts`, which the first load has: permissions come with the pages.
 */
export function mayCall(name: CallName, accessLevel: UserAccessLevel | null | undefined): boolean {
  const { access } = calls[name];
  return access === 'public' || (accessLevel != null && mayDo(access, { accessLevel, scopes: null }));
}
