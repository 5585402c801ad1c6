import { useEffect, useState } from 'react';

/** Only a modal that was closed before remembers the button to which the focus returns. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
