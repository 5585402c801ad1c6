import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging } from '../list-query.ts';
import { apiKey, apiKeyCreateRequest, createdApiKey } from '../resources/api-key.ts';
import { apiKeysCalls } from './api-keys.calls.ts';
import { apiKeyFilters } from './api-keys.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Organisation';

export const apiKeysOperations = defineOperations(apiKeysCalls, {
  listApiKeys: {
    tag,
    summary: 'The keys with which machines call for the own organisation, revoked ones included',
    query: z.object({
      ...paging,
      ...filterQuery(apiKeyFilters, { createdBy: 'Only those that this user created.' }),
    }),
    success: { status: 200, body: listOf(apiKey), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
  createApiKey: {
    tag,
    summary: 'Create a key; its secret is told once',
    body: apiKeyCreateRequest,
    success: { status: 201, body: createdApiKey, description: 'The key with its secret.' },
    errors: [],
  },
  revokeApiKey: {
    tag,
    summary: 'Revoke a key; it fails from the next call on',
    params: z.object({ keyId: z.uuid() }),
    success: { status: 204, body: null, description: 'It works no more.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
});
