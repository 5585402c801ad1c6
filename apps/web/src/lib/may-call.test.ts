import { expect, it } from 'vitest';
import { mayCall } from './may-call.ts';

it.each([
  ['loginUser', null, true],
  ['loginUser', 'EDITOR', true],
  ['getOrganisation', null, false],
  ['getOrganisation', undefined, false],
  ['getOrganisation', 'EDITOR', true],
  ['getOrganisation', 'ADMIN', true],
  ['updateOrganisation', null, false],
  ['updateOrganisation', 'EDITOR', false],
  ['updateOrganisation', 'ADMIN', true],
] as const)('%s by %s: %s', (name, accessLevel, allowed) => {
  expect(mayCall(name, accessLevel)).toBe(allowed);
});
