import type { LinePart } from './line-parts.ts';
import styles from './line-progress.module.css';

/** The words beside it say the same. */
export function LineBar({ parts }: { parts: readonly LinePart[] }) {
  return (
    <div className={styles.bar} aria-hidden>
      {parts.map(({ name, count }) => (
        <span key={name} data-status={name} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}
