import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

export const getSupplier = (supplierId: string) =>
  queryOptions({
    queryKey: ['getSupplier', supplierId],
    queryFn: ({ signal }) => callApi('getSupplier', { params: { supplierId } }, { signal }),
  });
