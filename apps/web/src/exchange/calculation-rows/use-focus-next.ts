import { useCallback, useEffect, useState } from 'react';

type FindTarget = () => HTMLElement | null | undefined;

/**
 * Moves the focus to what a click made, or to what is beside what it took away, once that is drawn: in a transition, when
 * the transition is. A reader who has moved on meanwhile stays there.
 */
export function useFocusNext(): (find: FindTarget) => void {
  const [next, setNext] = useState<{ readonly find: FindTarget; readonly from: Element | null } | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (next && (activeElement === next.from || activeElement === body)) next.find()?.focus();
  }, [next]);
  return useCallback((find) => setNext({ find, from: document.activeElement }), []);
}

/** Where typing begins. */
export function firstField(parent: ParentNode | null | undefined): HTMLElement | null | undefined {
  return parent?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
}
