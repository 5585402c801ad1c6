import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineFilters } from '../../exchange/line-filters/line-filters.tsx';
import { countLineFilters } from '../../exchange/line-filters/line-search.ts';
import { NothingMatches } from '../../exchange/line-filters/nothing-matches.tsx';
import { type LineView, useLineView } from '../../exchange/line-filters/use-line-view.ts';
import { LineLink, useEditProduct } from '../../exchange/line-link.tsx';
import type { LineActions, PurchasedLine } from '../../exchange/line-table/line-actions.ts';
import { LineBulkActions } from '../../exchange/line-table/line-bulk-actions.tsx';
import { useLineColumns } from '../../exchange/line-table/use-line-columns.tsx';
import { useLineSelection } from '../../exchange/line-table/use-line-selection.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type ChangePage, type ListPage, type ListState, useListPage } from '../../ui/data-table/list-page.ts';
import { RowButton } from '../../ui/data-table/row-button.tsx';
import type { RenderRowLink } from '../../ui/data-table/row-link.tsx';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { FoundStatus } from '../../ui/found-status.tsx';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import { countArchivedProducts, countPurchasedProducts, shownProducts } from './list-purchased-products.ts';

const noLines: readonly PurchasedLine[] = [];

// The same at every rendering, so that a row is not drawn again for another one.
const rowKey = ({ lineId }: PurchasedLine) => lineId;

const renderRowLink: RenderRowLink<PurchasedLine> = (line, props) => <LineLink line={line} {...props} />;

const editAction = { width: '48px', corner: true, render: (line: PurchasedLine) => <EditButton line={line} /> };

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
  return (
    <>
      <LineFilters view={view} searchBy="text" withArchive />
      <FoundStatus
        list={list}
        isNarrowed={isFiltered}
        say={(count, more) => t(more ? 'purchased.foundMore' : 'purchased.found', { count })}
      />
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

function ArchiveNotice({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('products');
  return (
    <div className={kit.below12}>
      <Notice
        actions={
          <Button size="xs" onClick={onLeave}>
            {t('purchased.leaveArchive')}
          </Button>
        }
      >
        <p>{t('purchased.inArchive')}</p>
      </Notice>
    </div>
  );
}

interface FirstProductProps {
  onAdd: () => void;
  onShowArchive: () => void;
}

/** Before the first product: what this place is for, and the two ways to begin. */
function FirstProduct({ onAdd, onShowArchive }: FirstProductProps) {
  const { t } = useTranslation('products');
  // After deleting all of them one must find the way to the archive.
  const { data: archived = 0 } = useQuery(countArchivedProducts);
  const mayAdd = useMayCall()('createProduct');
  return (
    <div className={kit.card}>
      <EmptyTable
        title={t('purchased.empty')}
        {...(mayAdd && { subtitle: t('purchased.emptyHint') })}
        primaryAction={
          mayAdd ? (
            <Button variant="filled" onClick={onAdd}>
              {t('purchased.add')}
            </Button>
          ) : null
        }
        secondaryAction={
          <>
            {mayAdd ? (
              <Button renderRoot={(button) => <Link {...button} to="/products/purchased/import" />}>
                {t('purchased.importProducts')}
              </Button>
            ) : null}
            {archived > 0 ? (
              <Button variant="subtle" onClick={onShowArchive}>
                {t('purchased.showArchive')}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  );
}

interface PurchasedListProps {
  view: LineView;
  list: ListState<PurchasedLine>;
  page: ListPage;
  onPageChange: ChangePage;
  actions: LineActions;
}

function EditButton({ line: { productId, name } }: { line: PurchasedLine }) {
  const { t } = useWords('products');
  const edit = useEditProduct();
  return (
    <RowButton
      icon="pencil"
      label={t('purchased.editOne', { name })}
      title={t('purchased.edit')}
      onClick={() => edit(productId)}
    />
  );
}

function PurchasedList({ view, list, page, onPageChange, actions }: PurchasedListProps) {
  const { t } = useTranslation('products');
  const { archived } = view.filters;
  const columns = useLineColumns({ filters: view.filters, onSort: view.change });
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noLines);
  const mayCall = useMayCall();
  return (
    <DataTable
      caption={t(archived ? 'purchased.archiveCaption' : 'purchased.caption')}
      columns={columns}
      rowKey={rowKey}
      list={list}
      page={page}
      onPageChange={onPageChange}
      selection={withActions(
        mayCall('requestProducts') ? (
          <LineBulkActions lines={lines} actions={actions} archived={archived} onDone={clear} />
        ) : null,
      )}
      renderRowLink={renderRowLink}
      actions={archived || !mayCall('updateProduct') ? undefined : editAction}
      empty={<NothingFound view={view} />}
    />
  );
}

function NothingFound({ view }: { view: LineView }) {
  const { t } = useTranslation('products');
  if (view.filters.archived && countLineFilters(view.filters) === 1) {
    return <EmptyTable title={t('purchased.archiveEmpty')} />;
  }
  return <NothingMatches view={view} />;
}
