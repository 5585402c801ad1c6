import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { ReceivedLine } from './list-received-product-requests.ts';

interface ReceivedLinkProps {
  line: ReceivedLine;
  ref?: Ref<HTMLAnchorElement>;
  className: string;
  children: string;
}

/** To the request, where it is answered or looked at. */
export function ReceivedLink({ line: { requestReference, productId }, ...link }: ReceivedLinkProps) {
  return (
    <Link
      {...link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}
