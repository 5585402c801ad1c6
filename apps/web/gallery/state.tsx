import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One state of a component, named. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state} data-state-name={name}>
      <p className={styles.caption}>{name}</p>
      {children}
    </div>
  );
}
