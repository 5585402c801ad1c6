import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';

export interface InviteValues {
  emails: string[];
  accessLevel: UserAccessLevel;
}

export const emptyInvite: InviteValues = { emails: [], accessLevel: 'EDITOR' };
