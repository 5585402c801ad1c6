import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export type Invitation = OperationOutput<'getInvitation'>;

export const getInvitation = (token: string) =>
  queryOptions({
    queryKey: ['getInvitation', token],
    queryFn: ({ signal }) => callApi('getInvitation', { params: { token } }, { signal }),
    // Accepting uses the link up; what it said stays on the screen.
    staleTime: Number.POSITIVE_INFINITY,
  });
