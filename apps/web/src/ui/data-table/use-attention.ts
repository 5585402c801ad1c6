import { type RefObject, useEffect, useState } from 'react';

/** A pointer that only passes by shows nothing. */
const pauseMs = 200;

/**
 * Whether somebody points at an element, touches it or has reached it by keyboard; null before that first happened.
 * Escape and a press elsewhere end it.
 */
export function useAttention(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean | null {
  const [hasAttention, setAttention] = useState<boolean | null>(null);
  useEffect(() => {
    const node = element.current;
    if (node === null || !isWanted) return;
    const heard = new AbortController();
    const { signal } = heard;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(pause);
      setAttention((before) => before && false);
    };
    const begin = () => {
      clearTimeout(pause);
      setAttention(true);
    };
    node.addEventListener('mouseenter', () => (pause = setTimeout(begin, pauseMs)), { signal });
    node.addEventListener('focus', () => node.matches(':focus-visible') && begin(), { signal });
    for (const ending of ['mouseleave', 'blur']) node.addEventListener(ending, end, { signal });
    return () => {
      heard.abort();
      end();
    };
  }, [element, isWanted]);
  useEffect(() => {
    if (!hasAttention) return;
    const heard = new AbortController();
    const { signal } = heard;
    const end = () => setAttention(false);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    document.addEventListener('pointerdown', ({ target }) => element.current?.contains(target as Node) || end(), {
      signal,
    });
    return () => heard.abort();
  }, [element, hasAttention]);
  return hasAttention;
}
