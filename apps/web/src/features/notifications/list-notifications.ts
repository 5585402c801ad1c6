import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export type Notification = OperationOutput<'listNotifications'>['data'][number];

const limit = 15;

/**
 * The newest first, page by page. What fails is null and is said in the panel alone: nobody asked for this, so no toast
 * may tell of it.
 */
export const listNotifications = infiniteQueryOptions({
  queryKey: ['listNotifications'],
  queryFn: ({ signal, pageParam: pageNumber }) =>
    callApi('listNotifications', { query: { pageNumber, limit } }, { signal }).catch(() => null),
  initialPageParam: 0,
  getNextPageParam: (last, pages) =>
    last && last.data.length === limit && pages.length * limit < last.metadata.count ? pages.length : undefined,
});
