import { describe, expect, it } from 'vitest';
import { mayDo, type Permission } from './permissions.ts';
import { apiKeyScopes, type UserAccessLevel, userAccessLevels } from './vocabulary/users.ts';

const expected: Record<Permission, Record<UserAccessLevel, boolean>> = {
  seeOrganisation: { ADMIN: true, EDITOR: true, VIEWER: true },
  seeProducts: { ADMIN: true, EDITOR: true, VIEWER: true },
  useProducts: { ADMIN: true, EDITOR: true, VIEWER: false },
  actOnRequests: { ADMIN: true, EDITOR: true, VIEWER: false },
  answerRequests: { ADMIN: true, EDITOR: true, VIEWER: false },
  invitePartners: { ADMIN: true, EDITOR: true, VIEWER: false },
  acceptInvitations: { ADMIN: true, EDITOR: true, VIEWER: false },
  manageOwnAccount: { ADMIN: true, EDITOR: true, VIEWER: true },
  removeSuppliers: { ADMIN: true, EDITOR: false, VIEWER: false },
  undoClaims: { ADMIN: true, EDITOR: false, VIEWER: false },
  releaseLocksOfOthers: { ADMIN: true, EDITOR: false, VIEWER: false },
  manageUsers: { ADMIN: true, EDITOR: false, VIEWER: false },
  seeActivity: { ADMIN: true, EDITOR: false, VIEWER: false },
  manageOrganisation: { ADMIN: true, EDITOR: false, VIEWER: false },
  manageApiKeys: { ADMIN: true, EDITOR: false, VIEWER: false },
  manageNetwork: { ADMIN: true, EDITOR: false, VIEWER: false },
  manageInstallation: { ADMIN: false, EDITOR: false, VIEWER: false },
};

const person = (accessLevel: UserAccessLevel) => ({ accessLevel, scopes: null });

describe('mayDo', () => {
  it.each(Object.entries(expected))('%s', (permission, levels) => {
    for (const level of userAccessLevels) expect(mayDo(permission as Permission, person(level))).toBe(levels[level]);
  });

  it('lets people of every level run the installation who are named for it, and no key', () => {
    for (const level of userAccessLevels) {
      expect(mayDo('manageInstallation', { ...person(level), installationAdmin: true })).toBe(true);
    }
    const key = { accessLevel: 'ADMIN', scopes: apiKeyScopes, installationAdmin: true } as const;
    expect(mayDo('manageInstallation', key)).toBe(false);
  });

  it('goes by the scopes of a key, whatever role it is given', () => {
    const ofScopes = apiKeyScopes.map((scope) => [
      scope,
      Object.keys(expected).filter((permission) =>
        userAccessLevels.some((accessLevel) => mayDo(permission as Permission, { accessLevel, scopes: [scope] })),
      ),
    ]);
    expect(ofScopes).toEqual([
      ['READ', ['seeOrganisation']],
      ['PRODUCTS', ['seeProducts', 'useProducts']],
      ['REQUESTS', ['actOnRequests']],
      ['ANSWERS', ['answerRequests']],
      ['PARTNERS', ['invitePartners']],
      ['ACTIVITY', ['seeActivity']],
    ]);
    const all = { accessLevel: 'ADMIN', scopes: apiKeyScopes } as const;
    expect(Object.keys(expected).filter((permission) => !mayDo(permission as Permission, all))).toEqual([
      'acceptInvitations',
      'manageOwnAccount',
      'removeSuppliers',
      'undoClaims',
      'releaseLocksOfOthers',
      'manageUsers',
      'manageOrganisation',
      'manageApiKeys',
      'manageNetwork',
      'manageInstallation',
    ]);
  });
});
