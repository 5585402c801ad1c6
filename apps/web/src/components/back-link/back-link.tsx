import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './back-link.module.css';

/** Above the heading of a page that belongs to a list. */
export function BackLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden>
        <path d="M10 3.5 5.5 8l4.5 4.5" />
      </svg>
      {children}
    </Link>
  );
}
