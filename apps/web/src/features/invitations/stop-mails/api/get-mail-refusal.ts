import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const getMailRefusal = (token: string) =>
  queryOptions({
    queryKey: ['getMailRefusal', token],
    queryFn: ({ signal }) => callApi('getMailRefusal', { params: { token } }, { signal }),
  });
