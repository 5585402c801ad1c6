import { useEffect, useEffectEvent } from 'react';
import { type ChangePage, type ListPage, lastPage } from './list-page.ts';
import type { ListState } from './list-state.ts';

/** A page that lost its last row, or was never there, gives way to the last one that has rows. */
export function useExistingPage<Row>(list: ListState<Row>, page: ListPage, onPageChange: ChangePage) {
  const last = lastPage(list.data?.metadata.count ?? 0, page.pageSize);
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page.pageNumber > last;
  const goToLast = useEffectEvent(() => onPageChange({ ...page, pageNumber: last }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
}
