import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import { uploadFile } from '../../../lib/api/call-api.ts';

export const uploadOrganisationLogo = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['uploadOrganisationLogo'],
    mutationFn: (file: File) => uploadFile('uploadOrganisationLogo', { file }),
    onSuccess: (organisation) => queryClient.setQueryData(getOrganisation.queryKey, organisation),
  });
