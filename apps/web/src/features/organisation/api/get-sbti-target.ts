import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

export type SbtiTarget = OperationOutput<'setSbtiTarget'>;

export const getSbtiTarget = queryOptions({
  queryKey: ['getSbtiTarget'],
  queryFn: ({ signal }) => callApi('getSbtiTarget', undefined, { signal }),
});
