import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { endOpening, isOpening } from '../lib/opening.ts';
import styles from './below-head.module.css';
import kit from './kit.module.css';

/**
 * What stands below the head of a page. Where the page is the first one, its head is on the screen before this is drawn,
 * which takes a slow processor longer than all the rest; whoever comes from another page sees both at once.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, !isOpening());
  useEffect(() => {
    if (isDrawn) endOpening();
  }, [isDrawn]);
  return isDrawn ? children : <div className={`${kit.card} ${styles.room}`} aria-hidden />;
}
