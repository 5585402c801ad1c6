import { useEffect, useState } from 'react';
import { NetworkError } from '../../lib/api/network-error.ts';

/** Of a part of the page that did not arrive, browsers say only that: these words are those of the three engines. */
const loadFailure = /dynamically imported module|module script failed/i;

const probeMilliseconds = 5000;

/** Whether it is the connection that failed, and not the server; null until that is found out. */
export function useConnectionLost(error: unknown): boolean | null {
  const isKnown = error instanceof NetworkError || !navigator.onLine;
  const isOpen = !isKnown && error instanceof Error && loadFailure.test(error.message);
  const [lost, setLost] = useState(isOpen ? null : isKnown);
  useEffect(() => {
    if (!isOpen) return;
    const signal = AbortSignal.timeout(probeMilliseconds);
    fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal }).then(
      () => setLost(false),
      () => setLost(true),
    );
  }, [isOpen]);
  return lost;
}
