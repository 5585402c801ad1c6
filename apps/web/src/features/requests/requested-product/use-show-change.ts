import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getRequestedProduct, type LineAddress } from './requested-product-calls.ts';

/** Shows what became of a line. Asked anew, the product has a newer reference: that is where it is found from now on. */
export function useShowChange(address: LineAddress): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function show() {
    await queryClient.invalidateQueries({ queryKey: ['getRequestedProduct'] });
    const { requestReference, productId } = await queryClient.fetchQuery(getRequestedProduct(address));
    if (requestReference === null || requestReference === address.requestReference) return;
    await navigate({
      to: '/customer/requests/$requestId/$productId',
      params: { requestId: requestReference, productId },
      search: true,
      replace: true,
    });
  }

  return () => void show();
}
