import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { SoldProduct } from './api/list-templates.ts';

interface SoldLinkProps {
  product: SoldProduct;
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

export function SoldLink({ product: { id }, ...link }: SoldLinkProps) {
  return <Link {...link} to="/products/sold/$templateId" params={{ templateId: id }} />;
}
