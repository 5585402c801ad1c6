import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { TemplateUse } from '../api/list-template-uses.ts';

interface HolderLinkProps {
  use: TemplateUse;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

export function HolderLink({ use: { requestReference, productId }, ...link }: HolderLinkProps) {
  return (
    <Link
      {...link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}
