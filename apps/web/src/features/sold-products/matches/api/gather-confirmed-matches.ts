import { deepestRow, maximumPageSize } from '@pcf/contract/paging';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';
import type { MatchQuery, TemplateMatch } from './list-template-matches.ts';

/** All lines with a confirmed template, whichever page they are on. */
export const gatherConfirmedMatches = mutationOptions({
  mutationKey: ['gatherConfirmedMatches'],
  mutationFn: async (query: MatchQuery) => {
    const found = new Map<string, TemplateMatch>();
    const mostPages = deepestRow / maximumPageSize;
    for (let pageNumber = 0; pageNumber < mostPages; pageNumber += 1) {
      const { data } = await callApi('listTemplateMatches', {
        query: { ...query, state: 'CONFIRMED', pageNumber, limit: maximumPageSize },
      });
      for (const match of data) found.set(match.lineId, match);
      if (data.length < maximumPageSize) break;
    }
    return [...found.values()];
  },
});
