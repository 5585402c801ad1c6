import type { LinePart } from './line-parts.ts';
import styles from './line-progress.module.css';

/** Says in words beside a bar which part of it they are about. */
export function LineMark({ name }: Pick<LinePart, 'name'>) {
  return <span className={styles.mark} data-status={name} aria-hidden />;
}
