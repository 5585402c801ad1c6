import { mostConfirmedMatches } from '@pcf/contract/exchange-limits';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

/** Where the forms of these lines are; of very many, of the first ones. */
export const listSkippedLines = (lineIds: readonly string[]) =>
  queryOptions({
    queryKey: ['listTemplateMatches', 'lines', lineIds],
    queryFn: ({ signal }) =>
      callApi(
        'listTemplateMatches',
        { query: { lineIds: lineIds.slice(0, mostConfirmedMatches), limit: mostConfirmedMatches } },
        { signal },
      ),
    enabled: lineIds.length > 0,
    select: ({ data }) => new Map(data.map((line) => [line.lineId, line])),
  });
