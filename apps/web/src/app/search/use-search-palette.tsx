import { useRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { loadAfterPaint } from '../../lib/after-paint.ts';
import type { Account } from '../account.ts';
import { followRecentPages } from './recent-pages.ts';
import { opensSearch } from './search-keys.ts';

/** Loaded when it is first opened. */
const SearchPalette = lazy(async () => {
  const texts = i18next.loadNamespaces('search');
  const { SearchPalette } = await loadAfterPaint(() => import('./search-palette.tsx'));
  await texts;
  return { default: SearchPalette };
});

/** 'left' by choosing a result: the focus then belongs to that page's heading. */
export type PaletteState = 'open' | 'closed' | 'left';

/** The search over products, suppliers, requests and pages, for a button and for the keyboard. */
export function useSearchPalette({ user }: Account): { openSearch: () => void; palette: ReactNode } {
  const router = useRouter();
  const [state, setState] = useState<PaletteState>('closed');
  const [wanted, setWanted] = useState(false);
  const openSearch = useCallback(() => {
    setWanted(true);
    setState('open');
  }, []);
  useEffect(() => followRecentPages(router, user.id), [router, user.id]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!opensSearch(event, isField(event.target))) return;
      // What lies above the page is finished first.
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      openSearch();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openSearch]);
  return {
    openSearch,
    palette: wanted ? (
      <Suspense>
        <SearchPalette user={user} state={state} onState={setState} />
      </Suspense>
    ) : null,
  };
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
