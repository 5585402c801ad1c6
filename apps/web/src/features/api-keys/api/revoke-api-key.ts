import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKeysKey } from './list-api-keys.ts';

export const revokeApiKey = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['revokeApiKey'],
    mutationFn: (keyId: string) => callApi('revokeApiKey', { params: { keyId } }),
    // Also where it was refused: a colleague may have revoked it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeysKey }),
  });
