import type { RememberedList } from '../../lib/navigation/remembered-lists.ts';
import { ListLink } from '../list-link/list-link.tsx';
import styles from './back-link.module.css';

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
