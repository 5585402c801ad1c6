import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type SignInOverview = OperationOutput<'getSignInOverview'>;
export type SignInSession = SignInOverview['sessions'][number];

export const getSignInOverview = queryOptions({
  queryKey: ['getSignInOverview'],
  queryFn: ({ signal }) => callApi('getSignInOverview', undefined, { signal }),
});
