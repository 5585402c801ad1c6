import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { pageEnvironment } from '../../lib/page-environment.ts';

const storageKey = 'sideMenu';

interface MenuCollapse {
  collapsed: boolean;
  /** Absent where only the collapsed menu leaves the page enough room. */
  setCollapsed?: (collapsed: boolean) => void;
}

/** Whether the side menu is collapsed: on a window of middling width always, on a wide one as it was left. */
export function useMenuCollapse(): MenuCollapse {
  const storage = pageEnvironment.localStorage;
  const [collapsed, setState] = useState(() => storage.getItem(storageKey) === 'collapsed');
  const hasRoom = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  if (!hasRoom) return { collapsed: true };
  const setCollapsed = (next: boolean) => {
    setState(next);
    storage.setItem(storageKey, next ? 'collapsed' : 'expanded');
  };
  return { collapsed, setCollapsed };
}
