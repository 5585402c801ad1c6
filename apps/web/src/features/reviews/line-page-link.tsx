import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';

interface LinePageLinkProps {
  requestReference: string;
  productId: string;
  ref?: Ref<HTMLAnchorElement>;
  className?: string | undefined;
  'aria-label'?: string;
  children?: ReactNode;
}

/** To the page on which one submission is read and reviewed. */
export function LinePageLink({ requestReference, productId, ...link }: LinePageLinkProps) {
  return (
    <Link
      {...link}
      to="/customer/requests/$requestId/$productId"
      params={{ requestId: requestReference, productId }}
      search={{ from: 'reviews' }}
    />
  );
}
