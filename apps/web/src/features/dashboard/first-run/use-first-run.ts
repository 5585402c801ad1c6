import { useState } from 'react';
import { pageEnvironment } from '../../../lib/page-environment.ts';
import type { HomeSide } from '../home-side.ts';

/** Whether somebody has put the first steps away, for good in this browser. */
export function useFirstRun(userId: string, side: HomeSide) {
  const { localStorage } = pageEnvironment;
  const key = `firstRun:${userId}:${side}`;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return {
    isHidden: hidden.includes(key) || localStorage.getItem(key) === 'hidden',
    hide: () => {
      localStorage.setItem(key, 'hidden');
      setHidden((before) => [...before, key]);
    },
  };
}
