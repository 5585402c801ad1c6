import { useEffect, useState } from 'react';
import type { Scenario } from '../model/scenario.ts';
import { shareFragment } from './share-fragment.ts';

/** The address of this page with the scenarios in its fragment; '' until it is made. */
export function useShareLink(scenarios: readonly Scenario[], wanted: boolean): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    shareFragment(scenarios).then((fragment) => {
      const address = new URL(window.location.href);
      address.hash = fragment;
      if (current) setLink(address.href);
    });
    return () => {
      current = false;
    };
  }, [scenarios, wanted]);
  return link;
}
