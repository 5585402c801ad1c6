import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import { callApi } from '../../../lib/api/call-api.ts';

type Change = Partial<OperationInput<'updateOrganisation'>['body']>;

export const updateOrganisation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['updateOrganisation'],
    mutationFn: async (change: Change) => {
      // The call always takes a name: the newest one where it stays, so that no colleague's is undone.
      const name = change.name ?? (await queryClient.fetchQuery({ ...getOrganisation, staleTime: 0 })).name;
      return callApi('updateOrganisation', { body: { ...change, name } });
    },
    onSuccess: (organisation) => queryClient.setQueryData(getOrganisation.queryKey, organisation),
  });
