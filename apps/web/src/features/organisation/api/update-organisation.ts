import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export const updateOrganisation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['updateOrganisation'],
    mutationFn: (body: { name: string; remindersEnabled?: boolean }) => callApi('updateOrganisation', { body }),
    onSuccess: (organisation) => queryClient.setQueryData(getOrganisation.queryKey, organisation),
  });
