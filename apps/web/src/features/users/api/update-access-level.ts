import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '../../../lib/account/get-current-user.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { listUsersKey } from './list-users.ts';

export const updateAccessLevel = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['updateAccessLevel'],
    mutationFn: (body: OperationInput<'updateAccessLevel'>['body']) => callApi('updateAccessLevel', { body }),
    // Also where it was refused, since the list was then out of date; and it may have been the own level.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: listUsersKey }),
        queryClient.invalidateQueries(getCurrentUser),
      ]),
  });
