import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { accessRequestsKey } from './list-access-requests.ts';
import { listUsersKey } from './list-users.ts';

export const answerAccessRequest = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['answerAccessRequest'],
    mutationFn: (body: OperationInput<'answerAccessRequest'>['body']) => callApi('answerAccessRequest', { body }),
    // Also where it was refused: a colleague may have answered by the link in the mail.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accessRequestsKey }),
        queryClient.invalidateQueries({ queryKey: listUsersKey }),
      ]),
  });
