import { useCallback, useEffect, useRef } from 'react';

type FindTarget = () => HTMLElement | null | undefined;

/** Moves the focus to what a click made, or to what is beside what it took away, once that is drawn. */
export function useFocusNext(): (find: FindTarget) => void {
  const next = useRef<FindTarget | null>(null);
  useEffect(() => {
    const find = next.current;
    next.current = null;
    find?.()?.focus();
  });
  return useCallback((find) => {
    next.current = find;
  }, []);
}

/** Where typing begins. */
export function firstField(parent: ParentNode | null | undefined): HTMLElement | null | undefined {
  return parent?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)');
}
