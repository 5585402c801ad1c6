import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKeysKey } from './list-api-keys.ts';

export const createApiKey = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['createApiKey'],
    mutationFn: (body: OperationInput<'createApiKey'>['body']) => callApi('createApiKey', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
    // The secret is forgotten with the dialog that shows it.
    gcTime: 0,
  });
