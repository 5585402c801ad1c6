import { type CallName, calls } from '@pcf/contract/operations/calls';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';

/** Whether a user of this level may make the call, for what the page offers; the server decides for itself. */
export function mayCall(name: CallName, accessLevel: UserAccessLevel | null | undefined): boolean {
  switch (calls[name].access) {
    case 'public':
      return true;
    case 'user':
      return accessLevel === 'ADMIN' || accessLevel === 'EDITOR';
    case 'admin':
      return accessLevel === 'ADMIN';
  }
}
