import { useEffect, useRef } from 'react';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';

/** Whoever followed a figure to the rows behind it goes on there, also by keyboard. */
export function useShownBehind() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, searchStr } = useOwnLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each figure leads to the same place with another search
  useEffect(() => {
    if (hash === 'lines') heading.current?.focus({ preventScroll: true });
  }, [hash, searchStr]);
  return heading;
}
