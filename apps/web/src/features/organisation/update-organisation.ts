import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getOrganisation } from '../../lib/account.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { callApi } from '../../lib/api/call-api.ts';

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

/** Why the server refused the name; nothing where a toast says it. */
export function useSaveProblem(error: Error | null): string | undefined {
  const { t } = useTranslation();
  return error instanceof ApiProblem && error.status < 500 ? t(`problem.${error.code}`) : undefined;
}
