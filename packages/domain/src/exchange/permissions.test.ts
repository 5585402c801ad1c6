import { exchangeSides } from '@pcf/contract/vocabulary/exchange-side';
import { productRequestStatuses } from '@pcf/contract/vocabulary/product-request-status';
import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { describe, expect, it } from 'vitest';
import { lineActions } from './line-action.ts';
import { mayActOnLine, mayDo, type Permission } from './permissions.ts';
import { lineStep } from './transitions.ts';

const expected: Record<Permission, { ADMIN: boolean; EDITOR: boolean }> = {
  seeOrganisation: { ADMIN: true, EDITOR: true },
  useProducts: { ADMIN: true, EDITOR: true },
  actOnRequests: { ADMIN: true, EDITOR: true },
  answerRequests: { ADMIN: true, EDITOR: true },
  invitePartners: { ADMIN: true, EDITOR: true },
  manageOwnAccount: { ADMIN: true, EDITOR: true },
  removeSuppliers: { ADMIN: true, EDITOR: false },
  undoClaims: { ADMIN: true, EDITOR: false },
  releaseLocksOfOthers: { ADMIN: true, EDITOR: false },
  manageUsers: { ADMIN: true, EDITOR: false },
  seeActivity: { ADMIN: true, EDITOR: false },
  manageOrganisation: { ADMIN: true, EDITOR: false },
  manageApiKeys: { ADMIN: true, EDITOR: false },
};

describe('mayDo', () => {
  it.each(Object.entries(expected))('%s', (permission, levels) => {
    for (const level of userAccessLevels) expect(mayDo(permission as Permission, level)).toBe(levels[level]);
  });
});

const ofCustomer = ['send', 'resend', 'cancel', 'accept', 'reject', 'withdraw', 'comment'];
const ofSupplier = ['takeLock', 'saveDraft', 'submit', 'decline', 'comment'];

describe('mayActOnLine', () => {
  it.each(lineActions)('%s', (action) => {
    for (const level of userAccessLevels) {
      expect([action, mayActOnLine(action, 'CUSTOMER', level)]).toEqual([action, ofCustomer.includes(action)]);
      expect([action, mayActOnLine(action, 'SUPPLIER', level)]).toEqual([action, ofSupplier.includes(action)]);
    }
  });

  it('allows a side, whatever the role, exactly what the life of a line lets it do in some status', () => {
    for (const action of lineActions) {
      for (const side of exchangeSides) {
        const possible = productRequestStatuses.some((status) =>
          [true, false].some((inForce) => lineStep(action, side, { status, inForce }) !== null),
        );
        for (const level of userAccessLevels) {
          expect([action, side, level, mayActOnLine(action, side, level)]).toEqual([action, side, level, possible]);
        }
      }
    }
  });
});
