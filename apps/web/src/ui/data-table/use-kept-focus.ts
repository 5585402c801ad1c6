import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * A button that removes its own row would take the focus with it, to the top of the page; the cell that can hold it
 * takes the focus instead, or the list where that is gone as well. React fires no blur for what it removes, so a blur means that the focus went to another place, unless a
 * button lost it by being disabled while what it does is under way.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  const holder = useRef<HTMLElement | null>(null);
  // After every rendering, since any of them may have removed the row.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    (holder.current?.isConnected ? holder.current : region.current)?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
      holder.current = event.target.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
    },
    onBlur: (event: FocusEvent) => {
      if (!event.target.matches(':disabled')) focused.current = null;
    },
  };
}
