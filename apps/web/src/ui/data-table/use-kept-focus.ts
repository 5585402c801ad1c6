import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever removes a row by a button inside it would be dropped at the top of the page together with the button; the
 * list takes the focus instead. React fires no blur for what it removes, so a blur means that somebody went elsewhere,
 * unless a button lost it by being disabled while what it does is under way.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  // After every rendering, since any of them may have removed the row.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) region.current?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      if (!event.target.matches(':disabled')) focused.current = null;
    },
  };
}
