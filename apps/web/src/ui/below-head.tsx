import { type ReactNode, useDeferredValue, useEffect } from 'react';
import styles from './below-head.module.css';

/** Whether the page that was opened still has to be drawn. A reload finds its place again, for which all must be there. */
let isOpening = openedByAddress();

function openedByAddress(): boolean {
  const [navigation] = globalThis.performance?.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * What stands below the head of a page. Where the page is the first one, its head is on the screen before this is drawn,
 * which takes a slow processor longer than all the rest; whoever comes from another page sees both at once.
 */
export function BelowHead({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, !isOpening);
  useEffect(() => {
    if (isDrawn) isOpening = false;
  }, [isDrawn]);
  return isDrawn ? children : <div className={styles.room} aria-hidden />;
}
