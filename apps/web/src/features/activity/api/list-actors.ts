import { maximumPageSize } from '@pcf/contract/paging';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

const query = { limit: maximumPageSize };

/** Whose doings the log can be narrowed to: the people of the organisation, then its keys. */
export const listActors = queryOptions({
  queryKey: ['listUsers', 'listApiKeys', 'actors'],
  queryFn: async ({ signal }) => {
    const [users, keys] = await Promise.all([
      callApi('listUsers', { query }, { signal }),
      callApi('listApiKeys', { query }, { signal }),
    ]);
    return [
      ...users.data.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`, isKey: false })),
      ...keys.data.map(({ id, name }) => ({ id, name, isKey: true })),
    ];
  },
});
