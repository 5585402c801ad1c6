import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { PageStorage } from '../page-storage.ts';

export interface StoredTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly idToken: string | null;
}

export function readTokens(storage: PageStorage): StoredTokens {
  return {
    accessToken: storage.getItem('accessToken'),
    refreshToken: storage.getItem('refreshToken'),
    idToken: storage.getItem('idToken'),
  };
}

/** The access token comes last: another tab that sees a new one can rely on the other two. */
export function writeTokens(storage: PageStorage, tokens: OperationOutput<'loginUser'>): void {
  storage.setItem('idToken', tokens.id_token);
  storage.setItem('refreshToken', tokens.refresh_token);
  storage.setItem('accessToken', tokens.access_token);
}

export function removeTokens(storage: PageStorage): void {
  for (const key of ['accessToken', 'refreshToken', 'idToken']) storage.removeItem(key);
}
