import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import { getSignInOverview } from './get-sign-in-overview.ts';

export const changeEmail = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['changeEmail'],
    mutationFn: (body: OperationInput<'changeEmail'>['body']) => callApi('changeEmail', { body }),
    onSuccess: () => queryClient.invalidateQueries(getSignInOverview),
  });
