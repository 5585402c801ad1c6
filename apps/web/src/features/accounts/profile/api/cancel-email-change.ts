import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getSignInOverview } from './get-sign-in-overview.ts';

export const cancelEmailChange = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['cancelEmailChange'],
    mutationFn: () => callApi('cancelEmailChange'),
    onSuccess: () => queryClient.invalidateQueries(getSignInOverview),
  });
