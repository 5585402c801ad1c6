import type { FactorTree } from '@pcf/catalogue/factor-tree';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Scenario } from './model/scenario.ts';

export const loadSharedRows = () => import('./share/read-shared-scenarios.ts');

interface SharedRowsOptions {
  tree: FactorTree;
  onRows: (scenarios: readonly Scenario[]) => void;
  onUnreadable: () => void;
}

/** Takes the rows that a link carries out of the address, also of a link that is opened over a page with rows. */
export function useSharedRows({ tree, onRows, onUnreadable }: SharedRowsOptions): void {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const take = useEffectEvent((shared: readonly Scenario[] | 'unreadable') => {
    if (shared === 'unreadable') onUnreadable();
    else onRows(shared);
    void navigate({ to: '.', search: true, replace: true, resetScroll: false });
  });
  const read = useEffectEvent(async () => (await loadSharedRows()).readSharedScenarios(fragment, tree));
  useEffect(() => {
    if (fragment === '') return;
    let superseded = false;
    read().then(
      (shared) => {
        if (shared !== null && !superseded) take(shared);
      },
      () => take('unreadable'),
    );
    return () => {
      superseded = true;
    };
  }, [fragment]);
}
