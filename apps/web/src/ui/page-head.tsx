import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { PageHeading } from './page-heading.tsx';

interface PageHeadProps {
  title: string;
  subtitle: ReactNode;
  /** Buttons. Their room is kept where there are none. */
  actions?: ReactNode;
}

/** The head that the tabs of a section share: whatever each of them offers, the tabs stay where they are. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <PageHeading subtitle={subtitle}>{title}</PageHeading>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
