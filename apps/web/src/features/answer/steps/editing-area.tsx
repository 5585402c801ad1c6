import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useAnswerWork } from '../answer-work.ts';

interface EditingAreaProps {
  /** Coming here means to edit; otherwise that begins with the first field. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Where the answer is filled in: whoever edits takes the lock. */
export function EditingArea({ atOnce = false, children }: EditingAreaProps) {
  const { beginEditing } = useAnswerWork();
  const begin = useEffectEvent(() => beginEditing());
  useEffect(() => {
    if (atOnce) begin();
  }, [atOnce]);
  return <div onFocusCapture={beginEditing}>{children}</div>;
}
