import { type RefObject, useEffect, useState } from 'react';
import { watchRoom } from './watch-room.ts';

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
