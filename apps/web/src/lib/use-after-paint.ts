import { useTransition } from 'react';
import { afterPaint } from './after-paint.ts';

/** Runs what takes long once the press of a button is on the screen; until it has begun, the page can say so. */
export function useAfterPaint(): [isWaiting: boolean, run: (what: () => void) => void] {
  const [isWaiting, start] = useTransition();
  const run = (what: () => void) =>
    start(async () => {
      await afterPaint();
      what();
    });
  return [isWaiting, run];
}
