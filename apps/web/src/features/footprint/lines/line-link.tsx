import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { FootprintLine } from '../api/list-footprint-lines.ts';

interface LineLinkProps {
  line: FootprintLine;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

/** To the request; as long as there is none, to the product, which opens above this page. */
export function LineLink({ line: { requestReference, productId }, ...link }: LineLinkProps) {
  if (requestReference === null) {
    return (
      <Link
        {...link}
        to="."
        search={(current: Record<string, unknown>) => ({ ...current, edit: productId })}
        resetScroll={false}
        activeProps={{}}
      />
    );
  }
  return (
    <Link {...link} to="/customer/requests/$requestId/$productId" params={{ requestId: requestReference, productId }} />
  );
}
