import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

/** How many API keys of one user still work; of more than a hundred, those among the newest hundred. */
export const countWorkingKeys = (userId: string) =>
  queryOptions({
    queryKey: ['countWorkingKeys', userId],
    queryFn: async ({ signal }) => {
      const { data } = await callApi('listApiKeys', { query: { createdBy: userId, limit: 100 } }, { signal });
      const now = Date.now();
      return data.filter(
        ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
      ).length;
    },
    staleTime: 0,
  });
