import type { Actor } from '@pcf/contract/permissions';
import { exchangeSides, productRequestStatuses } from '@pcf/contract/vocabulary/requests';
import { type UserAccessLevel, userAccessLevels } from '@pcf/contract/vocabulary/users';
import { describe, expect, it } from 'vitest';
import { lineActions } from './line-action.ts';
import { mayActOnLine } from './line-permissions.ts';
import { lineStep } from './transitions.ts';

const person = (accessLevel: UserAccessLevel) => ({ accessLevel, scopes: null });

const ofCustomer = ['send', 'resend', 'changeDueDate', 'cancel', 'accept', 'reject', 'withdraw', 'comment'];
const ofSupplier = ['takeLock', 'saveDraft', 'submit', 'postpone', 'decline', 'comment'];

describe('mayActOnLine', () => {
  it.each(lineActions)('%s', (action) => {
    for (const level of userAccessLevels) {
      const acts = level !== 'VIEWER';
      expect([level, mayActOnLine(action, 'CUSTOMER', person(level))]).toEqual([
        level,
        acts && ofCustomer.includes(action),
      ]);
      expect([level, mayActOnLine(action, 'SUPPLIER', person(level))]).toEqual([
        level,
        acts && ofSupplier.includes(action),
      ]);
    }
  });

  it('needs the scope of its side where a key acts', () => {
    const key = (scopes: Actor['scopes']): Actor => ({ accessLevel: 'EDITOR', scopes });
    expect(mayActOnLine('cancel', 'CUSTOMER', key(['PRODUCTS', 'ANSWERS']))).toBe(false);
    expect(mayActOnLine('cancel', 'CUSTOMER', key(['REQUESTS']))).toBe(true);
    expect(mayActOnLine('submit', 'SUPPLIER', key(['REQUESTS']))).toBe(false);
    expect(mayActOnLine('submit', 'SUPPLIER', key(['ANSWERS']))).toBe(true);
  });

  it('allows a side, whoever acts for it, exactly what the life of a line lets it do in some status', () => {
    for (const action of lineActions) {
      for (const side of exchangeSides) {
        const possible = productRequestStatuses.some((status) =>
          [true, false].some((inForce) => lineStep(action, side, { status, inForce }) !== null),
        );
        for (const level of ['ADMIN', 'EDITOR'] as const) {
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
