import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ClaimParams } from '../claims/waiting-claims.ts';

export const refuseClaim = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['refuseClaim'],
    mutationFn: (params: ClaimParams) => callApi('refuseClaim', { params }),
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });
