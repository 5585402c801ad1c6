import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { WholeWords } from '../whole-words.tsx';
import styles from './cut-text.module.css';
import type { FullTextTooltipProps } from './full-text-tooltip.tsx';
import { useAttention } from './use-attention.ts';
import { watchRoom } from './watch-room.ts';

const FullTextTooltip = lazy(async () => ({ default: (await import('./full-text-tooltip.tsx')).FullTextTooltip }));

/** Two lines of text. What does not fit is shown on pointing, touching or reaching it by keyboard. */
export function CutText({ children }: { children: string }) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(text, children);
  return (
    <>
      <span ref={text} className={styles.text} tabIndex={isCut ? 0 : undefined}>
        <WholeWords text={children} />
      </span>
      <FullText element={text} text={children} isCut={isCut} />
    </>
  );
}

/** Whether an element has more text than it has room for, as its text and its room change. */
export function useIsCut(element: RefObject<HTMLElement | null>, text: string): boolean {
  const [isCut, setIsCut] = useState(false);
  // Another text in the same room is no change of size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is a reason to look again.
  useEffect(() => {
    if (element.current === null) return;
    return watchRoom(element.current, setIsCut);
  }, [element, text]);
  return isCut;
}

interface FullTextProps extends Omit<FullTextTooltipProps, 'opened'> {
  isCut: boolean;
}

/** Shows a text in full on pointing, touching or reaching it by keyboard; made only then, since a list has hundreds. */
export function FullText({ isCut, ...tooltip }: FullTextProps) {
  const hasAttention = useAttention(tooltip.element, isCut);
  if (hasAttention === null) return null;
  return (
    <Suspense>
      <FullTextTooltip {...tooltip} opened={hasAttention && isCut} />
    </Suspense>
  );
}
