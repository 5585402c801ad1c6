import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import type { ClaimParams } from '../claims/waiting-claims.ts';

export const confirmClaim = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['confirmClaim'],
    mutationFn: (params: ClaimParams) => callApi('confirmClaim', { params }),
    // Also after a refusal: somebody else may have been faster, and the list says what they did.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listSentInvitations'] }),
  });
