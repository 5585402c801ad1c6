import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { ReceivedLine } from './api/list-received-product-requests.ts';

interface ReceivedLinkProps {
  line: ReceivedLine;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

export function ReceivedLink({ line: { requestReference, productId }, ...link }: ReceivedLinkProps) {
  return (
    <Link
      {...link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}
