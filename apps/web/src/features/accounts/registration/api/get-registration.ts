import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type Registration = OperationOutput<'getRegistration'>;

export const getRegistration = (registrationToken: string) =>
  queryOptions({
    queryKey: ['getRegistration', registrationToken],
    queryFn: ({ signal }) => callApi('getRegistration', { body: { registrationToken } }, { signal }),
    // What is offered must not change under the hands of whoever fills the form in.
    staleTime: Number.POSITIVE_INFINITY,
  });
