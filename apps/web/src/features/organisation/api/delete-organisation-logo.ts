import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export const deleteOrganisationLogo = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteOrganisationLogo'],
    mutationFn: () => callApi('deleteOrganisationLogo'),
    onSuccess: () => queryClient.setQueryData(getOrganisation.queryKey, (known) => known && { ...known, logo: null }),
  });
