import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Marks what may take the focus when a button inside it is gone. */
export const focusPlace = { tabIndex: -1, 'data-focus-place': true } as const;

/** A dialog that closes gives the focus back by itself, if there still is a button to give it to. */
const patienceMs = 100;

/**
 * An answer often removes the button that gave it, sometimes together with a dialog. The focus goes on at the
 * innermost place that is still there, instead of at the top of the page.
 */
export function useRescuedFocus(root: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rescue = () => {
      if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
      focused.current = null;
      places.current.find((place) => place.isConnected)?.focus();
    };
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(rescue, patienceMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return {
    // React also tells of what happens in a dialog that was opened from here.
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
      if (root.current?.contains(target)) places.current = placesAround(target);
    },
    // A button that is disabled while it works has not been left.
    onBlur: ({ target }: FocusEvent) => {
      if (!target.matches(':disabled')) focused.current = null;
    },
  };
}

function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[data-focus-place]');
  return place ? [place, ...placesAround(place)] : [];
}
