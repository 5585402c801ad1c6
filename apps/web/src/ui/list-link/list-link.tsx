import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { listSearch, type RememberedList } from '../../lib/navigation/remembered-lists.ts';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: RememberedList;
  children?: ReactNode;
}

/** Back to a list, as it was left. */
export function ListLink({ to, ...link }: ListLinkProps) {
  return <Link {...link} to={to} search={listSearch(to)} />;
}
