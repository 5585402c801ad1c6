import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { type RefObject, useEffect, useRef } from 'react';

/** As long as a dialog needs to close. */
const closingMs = 300;

/** The buttons of a review are gone once it is done: whoever pressed one goes on at the data. */
export function useFocusAfterReview(status: ProductRequestStatus, title: RefObject<HTMLElement | null>): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    }, closingMs);
    return () => clearTimeout(timer);
  }, [status, title]);
}
