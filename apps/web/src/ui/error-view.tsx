import type { ReactNode } from 'react';
import styles from './error-view.module.css';
import kit from './kit.module.css';

interface ErrorViewProps {
  illustration: ReactNode;
  heading: string;
  message: ReactNode;
  /** One thing to do next: a button or a link. */
  action?: ReactNode;
  /** Its place in the page's outline; a whole page has its h1 here. */
  level?: 1 | 2;
}

export function ErrorView({ illustration, heading, message, action, level = 1 }: ErrorViewProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`${kit.column} ${styles.view}`}>
      {illustration}
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={`${kit.muted} ${styles.message}`}>{message}</p>
      {action ? <div className={`${kit.row} ${styles.action}`}>{action}</div> : null}
    </div>
  );
}
