import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

const mostShown = 30;

/** Those to choose from, found by a part of the name or of the reference. */
export const searchTemplates = (textSearch: string) =>
  queryOptions({
    queryKey: ['listTemplates', 'search', textSearch],
    queryFn: ({ signal }) =>
      callApi('listTemplates', { query: { limit: mostShown, ...(textSearch ? { textSearch } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How many there are at all. */
export const countTemplates = queryOptions({
  queryKey: ['listTemplates', 'count'],
  queryFn: ({ signal }) => callApi('listTemplates', { query: { limit: 1 } }, { signal }),
  select: ({ metadata }) => metadata.count,
});
