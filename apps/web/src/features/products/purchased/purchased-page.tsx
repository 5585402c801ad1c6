import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LineFilters } from '../../../exchange/line-filters/line-filters.tsx';
import { useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { countPurchasedProducts } from './api/list-purchased-products.ts';
import { ArchiveNotice } from './archive-notice.tsx';
import { FirstProduct } from './first-product.tsx';
import { PurchasedList } from './purchased-list.tsx';
import { shownProducts } from './shown-products.ts';

interface PurchasedPageProps {
  actions: LineActions;
  onAdd: () => void;
}

/** What the organisation buys, and where each request for its footprint stands. */
export function PurchasedPage({ actions, onAdd }: PurchasedPageProps) {
  const { t } = useTranslation('products');
  const view = useLineView();
  const [page, changePage] = useListPage();
  const { filters, isFiltered, change } = view;
  const list = useQuery(shownProducts(page, filters));
  const count = useQuery(countPurchasedProducts);
  if (!isFiltered && count.data === 0 && list.data?.metadata.count === 0) {
    return <FirstProduct onAdd={onAdd} onShowArchive={() => change({ archived: true })} />;
  }
  const found = list.data && !list.isPlaceholderData && isFiltered ? list.data.metadata.count : null;
  return (
    <>
      <LineFilters view={view} searchBy="text" withArchive />
      <VisuallyHidden role="status">{found === null ? null : t('purchased.found', { count: found })}</VisuallyHidden>
      {filters.archived ? <ArchiveNotice onLeave={() => change({ archived: false })} /> : null}
      <PurchasedList
        // What is selected in the archive has nothing in common with what is selected outside it.
        key={String(filters.archived)}
        view={view}
        list={list}
        page={page}
        onPageChange={changePage}
        actions={actions}
      />
    </>
  );
}
