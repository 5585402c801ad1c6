import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

const pollMs = 1000;

/** Null as long as the server has not begun, or cannot be asked: what the import itself answers is what counts. */
export const getImportProgress = (importId: string) =>
  queryOptions({
    queryKey: ['getImportProgress', importId],
    queryFn: ({ signal }) => callApi('getImportProgress', { params: { importId } }, { signal }).catch(() => null),
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 0,
  });
