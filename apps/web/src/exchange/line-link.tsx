import { Link, useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';

interface LineLinkProps {
  line: { readonly productId: string; readonly requestReference: string | null };
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

/** To the request; as long as there is none, to the product, which opens above the page that is shown. */
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

/** Opens a product above the page that is shown. */
export function useEditProduct(): (productId: string) => void {
  const navigate = useNavigate();
  return (productId) =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, edit: productId }),
      resetScroll: false,
    });
}
