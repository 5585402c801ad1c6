import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { listSearch, type RememberedList } from '../lib/navigation/remembered-lists.ts';
import styles from './list-link.module.css';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: RememberedList;
  children?: ReactNode;
}

/** Back to a list, as it was left. */
export function ListLink({ to, ...link }: ListLinkProps) {
  return <Link {...link} to={to} search={listSearch(to)} />;
}

/** Above the heading of a page that belongs to a list. */
export function BackLink({ to, children }: { to: RememberedList; children: string }) {
  return (
    <ListLink to={to} className={styles.link}>
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden>
        <path d="M10 3.5 5.5 8l4.5 4.5" />
      </svg>
      {children}
    </ListLink>
  );
}
