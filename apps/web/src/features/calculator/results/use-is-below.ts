import { type RefObject, useEffect, useState } from 'react';

/** Upwards without an end: what was scrolled past is not told apart from what is seen, so no way past it is missed. */
const windowAndAbove = '1000000px 0px 0px';

/** Whether something is still to come further down, no part of it in the window. */
export function useIsBelow(target: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver((entries) => setBelow(entries.at(-1)?.isIntersecting === false), {
      rootMargin: windowAndAbove,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
