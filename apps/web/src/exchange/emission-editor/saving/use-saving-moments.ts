import { useEffect } from 'react';
import type { DraftSaver } from './draft-saver.ts';

/** Saves before the page goes out of sight, and again once there is a connection. */
export function useSavingMoments(saver: DraftSaver): void {
  useEffect(() => {
    saver.start();
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.flush({ leaving: true });
    };
    const leave = () => void saver.flush({ leaving: true });
    const retry = () => saver.retry();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      void saver.flush({ leaving: true }).then(saver.stop);
    };
  }, [saver]);
}
