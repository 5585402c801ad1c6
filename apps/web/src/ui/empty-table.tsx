import type { ReactNode } from 'react';
import styles from './empty-table.module.css';
import { EmptyTableIllustration } from './illustrations/empty-table-illustration.tsx';
import kit from './kit.module.css';

interface EmptyTableProps {
  title: string;
  subtitle?: string;
  /** The one thing to do first: a filled button or a link that looks like one. */
  primaryAction?: ReactNode;
  secondaryAction?: ReactNode;
  illustration?: ReactNode;
}

export function EmptyTable(props: EmptyTableProps) {
  const { title, subtitle, primaryAction, secondaryAction, illustration = <EmptyTableIllustration /> } = props;
  return (
    <div className={`${kit.column} ${styles.empty}`}>
      {illustration}
      <h2 className={`${kit.bold} ${kit.breakable} ${styles.title}`}>{title}</h2>
      {subtitle ? <p className={`${kit.muted} ${styles.subtitle}`}>{subtitle}</p> : null}
      {primaryAction || secondaryAction ? (
        <div className={`${kit.row} ${styles.actions}`}>
          {primaryAction}
          {secondaryAction}
        </div>
      ) : null}
    </div>
  );
}

interface EmptyLineProps {
  title: string;
  subtitle?: string;
}

/** For a list that is usually empty and not what the page is about: a sentence instead of a picture. */
export function EmptyLine({ title, subtitle }: EmptyLineProps) {
  return (
    <p className={`${kit.muted} ${styles.line}`}>
      <span className={kit.ink}>{title}.</span> {subtitle}
    </p>
  );
}
