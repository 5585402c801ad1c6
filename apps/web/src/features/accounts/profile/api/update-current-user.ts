import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '../../../../lib/account/get-current-user.ts';
import { callApi } from '../../../../lib/api/call-api.ts';

export const updateCurrentUser = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['updateCurrentUser'],
    mutationFn: (body: OperationInput<'updateCurrentUser'>['body']) => callApi('updateCurrentUser', { body }),
    onSuccess: (user) => queryClient.setQueryData(getCurrentUser.queryKey, user),
  });
