import { useState } from 'react';
import { pageEnvironment } from '../../lib/page-environment.ts';

const storageKey = 'sideMenu';

/** Whether the side menu is collapsed, kept for the next visit. */
export function useRememberedCollapse(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const storage = pageEnvironment.localStorage;
  const [collapsed, setState] = useState(() => storage.getItem(storageKey) === 'collapsed');
  const setCollapsed = (next: boolean) => {
    setState(next);
    storage.setItem(storageKey, next ? 'collapsed' : 'expanded');
  };
  return [collapsed, setCollapsed];
}
