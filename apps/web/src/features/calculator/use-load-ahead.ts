import { useEffect, useState } from 'react';
import { loadAhead } from './load-ahead.ts';

/** True once the page can do everything without the network. What could not be fetched ahead is fetched when it is asked for. */
export function useLoadAhead(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadAhead().then(
      () => setReady(true),
      () => undefined,
    );
  }, []);
  return ready;
}
