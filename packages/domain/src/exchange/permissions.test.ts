import { exchangeSides, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { apiKeyScopes, type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { describe, expect, it } from 'vitest';
import { lineActions } from './line-action.ts';
import { type Actor, mayActOnLine, mayDo, type Permission } from './permissions.ts';
import { lineStep } from './transitions.ts';

const expected: Record<Permission, { ADMIN: boolean; EDITOR: boolean }> = {
  seeOrganisation: { ADMIN: true, EDITOR: true },
  useProducts: { ADMIN: true, EDITOR: true },
  actOnRequests: { ADMIN: true, EDITOR: true },
  answerRequests: { ADMIN: true, EDITOR: true },
  invitePartners: { ADMIN: true, EDITOR: true },
  acceptInvitations: { ADMIN: true, EDITOR: true },
  manageOwnAccount: { ADMIN: true, EDITOR: true },
  removeSuppliers: { ADMIN: true, EDITOR: false },
  undoClaims: { ADMIN: true, EDITOR: false },
  releaseLocksOfOthers: { ADMIN: true, EDITOR: false },
  manageUsers: { ADMIN: true, EDITOR: false },
  seeActivity: { ADMIN: true, EDITOR: false },
  manageOrganisation: { ADMIN: true, EDITOR: false },
  manageApiKeys: { ADMIN: true, EDITOR: false },
  manageNetwork: { ADMIN: true, EDITOR: false },
};

const person = (accessLevel: UserAccessLevel) => ({ accessLevel, scopes: null });

describe('mayDo', () => {
  it.each(Object.entries(expected))('%s', (permission, levels) => {
    for (const level of userAccessLevels) expect(mayDo(permission as Permission, person(level))).toBe(levels[level]);
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
      ['PRODUCTS', ['useProducts']],
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
    ]);
  });
});

const ofCustomer = ['send', 'resend', 'cancel', 'accept', 'reject', 'withdraw', 'comment'];
const ofSupplier = ['takeLock', 'saveDraft', 'submit', 'decline', 'comment'];

describe('mayActOnLine', () => {
  it.each(lineActions)('%s', (action) => {
    for (const level of userAccessLevels) {
      expect([action, mayActOnLine(action, 'CUSTOMER', person(level))]).toEqual([action, ofCustomer.includes(action)]);
      expect([action, mayActOnLine(action, 'SUPPLIER', person(level))]).toEqual([action, ofSupplier.includes(action)]);
    }
  });

  it('needs the scope of its side where a key acts', () => {
    const key = (scopes: Actor['scopes']): Actor => ({ accessLevel: 'EDITOR', scopes });
    expect(mayActOnLine('cancel', 'CUSTOMER', key(['PRODUCTS', 'ANSWERS']))).toBe(false);
    expect(mayActOnLine('cancel', 'CUSTOMER', key(['REQUESTS']))).toBe(true);
    expect(mayActOnLine('submit', 'SUPPLIER', key(['REQUESTS']))).toBe(false);
    expect(mayActOnLine('submit', 'SUPPLIER', key(['ANSWERS']))).toBe(true);
  });

  it('allows a side, whatever the role, exactly what the life of a line lets it do in some status', () => {
    for (const action of lineActions) {
      for (const side of exchangeSides) {
        const possible = productRequestStatuses.some((status) =>
          [true, false].some((inForce) => lineStep(action, side, { status, inForce }) !== null),
        );
        for (const level of userAccessLevels) {
          expect([action, side, level, mayActOnLine(action, side, person(level))]).toEqual([
            action,
            side,
            level,
            possible,
          ]);
        }
      }
    }
  });
});
