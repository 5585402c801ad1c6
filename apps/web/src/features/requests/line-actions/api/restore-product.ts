import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/call-api.ts';

export const restoreProduct = mutationOptions({
  mutationKey: ['restoreProduct'],
  mutationFn: (productId: string) => callApi('restoreProduct', { params: { productId } }),
});
