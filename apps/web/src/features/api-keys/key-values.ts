import type { ApiKeyScope } from '@pcf/contract/vocabulary/api-key-scope';

export interface KeyValues {
  name: string;
  scopes: ApiKeyScope[];
  expiresOn: string;
}

export const emptyKey: KeyValues = { name: '', scopes: [], expiresOn: '' };
