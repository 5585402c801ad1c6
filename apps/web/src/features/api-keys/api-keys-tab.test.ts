import { expect, it } from 'vitest';
import { keyState } from './api-keys-tab.tsx';

const now = new Date('2026-07-15T12:00:00Z');

it.each([
  [null, null, 'ACTIVE'],
  [null, '2026-07-15T12:00:00.001Z', 'ACTIVE'],
  [null, '2026-07-15T12:00:00Z', 'EXPIRED'],
  ['2026-07-01T00:00:00Z', null, 'REVOKED'],
  ['2026-07-01T00:00:00Z', '2026-07-10T00:00:00Z', 'REVOKED'],
])('revoked %s, expiring %s: %s', (revokedAt, expiresAt, state) => {
  expect(keyState({ revokedAt, expiresAt }, now)).toBe(state);
});
