import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { getSbtiTarget } from './get-sbti-target.ts';

export const setSbtiTarget = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['setSbtiTarget'],
    mutationFn: (body: OperationInput<'setSbtiTarget'>['body']) => callApi('setSbtiTarget', { body }),
    onSuccess: (target) => queryClient.setQueryData(getSbtiTarget.queryKey, target),
  });
