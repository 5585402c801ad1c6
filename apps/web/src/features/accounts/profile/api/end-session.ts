import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getSignInOverview } from './get-sign-in-overview.ts';

export const endSession = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['endSession'],
    mutationFn: (sessionId: string) => callApi('endSession', { params: { sessionId } }),
    // Also where it was refused: the session may have ended by itself.
    onSettled: () => queryClient.invalidateQueries(getSignInOverview),
  });
