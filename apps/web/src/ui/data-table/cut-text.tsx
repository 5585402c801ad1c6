import { useRef } from 'react';
import styles from './cut-text.module.css';
import { FullText } from './full-text.tsx';
import { useIsCut } from './use-is-cut.ts';

/** One line of text. What does not fit is shown to whoever points at it, touches it or reaches it by keyboard. */
export function CutText({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const cut = useIsCut(text, children);
  return (
    <FullText text={children} {...cut}>
      <span ref={text} className={styles.text} tabIndex={cut.isCut ? 0 : undefined}>
        {children}
      </span>
    </FullText>
  );
}
