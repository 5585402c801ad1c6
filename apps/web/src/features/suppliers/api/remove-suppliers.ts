import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { callApi } from '../../../lib/api/call-api.ts';

export const removeSuppliers = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['removeSuppliers'],
    mutationFn: (supplierIds: string[]) => callApi('removeSuppliers', { body: supplierIds }),
    // Also after a refusal: what stands against it shows in the counts.
    onSettled: () => void refreshLines(queryClient),
  });
