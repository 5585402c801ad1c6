import { useEffect, useRef } from 'react';

/** As long as a dialog needs to close and to give the focus back. */
const closingMs = 300;

/** What opened a dialog may be gone once it closes: then the page goes on at its content, not at its very top. */
export function useFocusOnPage(opened: boolean): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened) {
      wasOpened.current = true;
      return;
    }
    if (!wasOpened.current) return;
    wasOpened.current = false;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    }, closingMs);
    return () => clearTimeout(timer);
  }, [opened]);
}
