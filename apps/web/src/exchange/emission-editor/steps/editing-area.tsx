import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useEditorWork } from '../editor-work.ts';

interface EditingAreaProps {
  /** Coming here means to edit; otherwise that begins with the first field. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Where the form is filled in: where there is a lock, whoever edits takes it. */
export function EditingArea({ atOnce = false, children }: EditingAreaProps) {
  const { beginEditing } = useEditorWork();
  const begin = useEffectEvent(() => beginEditing());
  useEffect(() => {
    if (atOnce) begin();
  }, [atOnce]);
  return <div onFocusCapture={beginEditing}>{children}</div>;
}
