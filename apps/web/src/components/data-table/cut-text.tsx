import { Tooltip } from '@mantine/core';
import { useRef } from 'react';
import styles from './cut-text.module.css';
import { useIsCut } from './use-is-cut.ts';

/** One line of text. What does not fit is shown to whoever points at it, touches it or reaches it by keyboard. */
export function CutText({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const cut = useIsCut(text);
  return (
    <Tooltip
      label={children}
      disabled={!cut}
      position="top-start"
      multiline
      events={{ hover: true, focus: true, touch: true }}
    >
      <span ref={text} className={styles.text} tabIndex={cut ? 0 : undefined}>
        {children}
      </span>
    </Tooltip>
  );
}
