import { queryOptions } from '@tanstack/react-query';
import { downloadFile } from '../../lib/api/call-api.ts';

/** The picture that was set at a moment; another one has another moment. */
export const getLogo = (updatedAt: string) =>
  queryOptions({
    queryKey: ['downloadOrganisationLogo', updatedAt],
    queryFn: () => downloadFile('downloadOrganisationLogo', undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
