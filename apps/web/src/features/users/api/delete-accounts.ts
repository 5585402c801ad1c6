import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { listUsersKey } from './list-users.ts';

export const deleteAccounts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteAccounts'],
    mutationFn: (emails: string[]) => callApi('deleteAccounts', { body: emails }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listUsersKey }),
  });
