import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** All drawings share one sheet, one pen and the colours of the theme; they decorate words and are never read out. */
export function IllustrationFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 240 160" width="240" height="160" aria-hidden>
      {children}
    </svg>
  );
}
