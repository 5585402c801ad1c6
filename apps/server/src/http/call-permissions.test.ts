import { type CallName, calls } from '@pcf/contract/operations/calls';
import { mayDo } from '@pcf/domain/exchange/permissions';
import { expect, it } from 'vitest';
import { callPermissions, type SignedInCall } from './call-permissions.ts';

const signedIn = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access !== 'public') as SignedInCall[];

it.each(signedIn)('%s is for those whom the contract says', (name) => {
  expect(mayDo(callPermissions[name], { accessLevel: 'ADMIN', scopes: null })).toBe(true);
  expect(mayDo(callPermissions[name], { accessLevel: 'EDITOR', scopes: null })).toBe(calls[name].access === 'user');
});

it('knows no call that needs no sign-in', () => {
  expect(Object.keys(callPermissions).toSorted()).toEqual(signedIn.toSorted());
});
