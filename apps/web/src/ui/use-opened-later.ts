import { useEffect, useState } from 'react';

/**
 * Opens a dialog a moment after it first appeared: only one that was closed before remembers the button to which the
 * focus returns, and most appear with their code, when they are already asked for.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => setAppeared(true), []);
  return appeared && opened;
}
