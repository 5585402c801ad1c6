import { Tooltip } from '@mantine/core';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './cut-text.module.css';
import { watchRoom } from './watch-room.ts';

/** One line of text. What does not fit is shown on pointing, touching or reaching it by keyboard. */
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

interface IsCut {
  readonly isCut: boolean;
  /** It was so at some time: what shows it in full is there from then on, so that nothing is ever put in its place again. */
  readonly wasCut: boolean;
}

/** Whether an element has more text than it has room for, as its text and its room change. */
export function useIsCut(element: RefObject<HTMLElement | null>, text: string): IsCut {
  const [state, setState] = useState<IsCut>({ isCut: false, wasCut: false });
  const { wasCut } = state;
  // Another text in the same room is no change of size, and what is cut for the first time becomes another element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to look again.
  useEffect(() => {
    if (element.current === null) return;
    return watchRoom(element.current, (isCut) =>
      setState((before) => (before.isCut === isCut ? before : { isCut, wasCut: before.wasCut || isCut })),
    );
  }, [element, text, wasCut]);
  return state;
}

interface FullTextProps {
  text: string;
  isCut: boolean;
  wasCut: boolean;
  children: ReactElement;
}

/** Shows a text in full on pointing, touching or reaching it by keyboard; nothing at all where it fits. */
export function FullText({ text, isCut, wasCut, children }: FullTextProps) {
  if (!wasCut) return children;
  return (
    <Tooltip
      label={text}
      disabled={!isCut}
      position="top-start"
      multiline
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </Tooltip>
  );
}
