import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SoldProductMatch } from './api/list-matches.ts';

interface AnswerLinkProps {
  match: Pick<SoldProductMatch, 'requestReference' | 'productId'>;
  className?: string | undefined;
  children: ReactNode;
}

/** To the form in which one request is answered by hand. */
export function AnswerLink({ match: { requestReference, productId }, ...link }: AnswerLinkProps) {
  return (
    <Link
      {...link}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}
