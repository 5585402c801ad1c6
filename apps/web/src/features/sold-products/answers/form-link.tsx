import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from './answer-with-sold-products.module.css';

interface FormLinkProps {
  line: { readonly requestReference: string; readonly productId: string };
  'aria-label'?: string;
  children: ReactNode;
}

/** To the form in which one request is answered. */
export function FormLink({ line: { requestReference, productId }, ...link }: FormLinkProps) {
  return (
    <Link
      {...link}
      className={`${kit.strongLink} ${kit.breakable} ${classes.link}`}
      to="/supplier/requests/$requestId/products/$productId"
      params={{ requestId: requestReference, productId }}
    />
  );
}
