import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FullText } from './data-table/cut-text.tsx';
import styles from './exact-value.module.css';
import kit from './kit.module.css';

interface ExactValueProps {
  /** As it is written where it stands. */
  shown: string;
  /** With every digit, and with its unit where that is another one. */
  exact: string;
  /** Stands inside a link or a button, whose focus is its own. */
  inside?: boolean;
  children?: ReactNode;
}

/** A rounded value; all its digits are shown on pointing at it or reaching it by keyboard, and heard with it. */
export function ExactValue({ shown, exact, inside = false, children = shown }: ExactValueProps) {
  const { t } = useTranslation();
  const reached = useRef<HTMLElement | null>(null);
  if (shown === exact) return children;
  const words = t('exactValue', { value: exact });
  return (
    <>
      <span
        ref={(node) => {
          reached.current = node && inside ? (node.closest<HTMLElement>('a, button') ?? node) : node;
        }}
        className={styles.value}
        tabIndex={inside ? undefined : 0}
      >
        {children}
        <span className={kit.visuallyHidden}> ({words})</span>
      </span>
      <FullText element={reached} text={words} isCut />
    </>
  );
}
