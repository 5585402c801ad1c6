import type { ApiKey } from './api/list-api-keys.ts';

export const keyStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

export type KeyState = (typeof keyStates)[number];

export function keyState({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (revokedAt !== null) return 'REVOKED';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : 'ACTIVE';
}
