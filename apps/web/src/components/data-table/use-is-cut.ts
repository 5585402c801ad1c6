import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has more text than it has room for, as its text and its room change. */
export function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(false);
  // After every rendering: another text in the same room is no change of size.
  useEffect(() => setCut(overflows(element.current)));
  useEffect(() => {
    const observer = new ResizeObserver(() => setCut(overflows(element.current)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return cut;
}

function overflows(element: HTMLElement | null): boolean {
  if (element === null) return false;
  // A line may be a fraction of a pixel higher than the room it was given.
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}
