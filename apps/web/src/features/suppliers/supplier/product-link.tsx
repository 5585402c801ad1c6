import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import type { LinkedProduct } from '../api/list-linked-products.ts';

interface ProductLinkProps {
  line: LinkedProduct;
  ref: Ref<HTMLAnchorElement>;
  className: string;
  children: ReactNode;
}

/** To what was asked for; a product that was never asked for is found in the list of all products. */
export function ProductLink({ line, ...link }: ProductLinkProps) {
  const { requestReference, productId, internalReference } = line;
  if (requestReference === null) {
    return <Link {...link} to="/products/purchased" search={{ textSearch: internalReference }} />;
  }
  return (
    <Link {...link} to="/customer/requests/$requestId/$productId" params={{ requestId: requestReference, productId }} />
  );
}
