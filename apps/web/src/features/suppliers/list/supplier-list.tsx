import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { listSuppliers } from '../api/list-suppliers.ts';
import { useSupplierSelection } from '../remove/use-supplier-selection.tsx';
import classes from './supplier-list.module.css';
import { SuppliersEmpty } from './suppliers-empty.tsx';
import { SuppliersToolbar } from './suppliers-toolbar.tsx';
import { isNarrowed, sortedBy, withoutFilters } from './suppliers-view.ts';
import { useSupplierColumns } from './use-supplier-columns.tsx';
import { useSuppliersView } from './use-suppliers-view.ts';

/** As long as the dialog needs to close and to give the focus back. */
const closingMs = 300;

interface SupplierListProps {
  onInvite: () => void;
  /** The page around the list, with the buttons of its head. */
  renderArea: (actions: ReactNode, list: ReactNode) => ReactNode;
}

export function SupplierList({ onInvite, renderArea }: SupplierListProps) {
  const { t } = useTranslation('suppliers');
  const [view, changeView] = useSuppliersView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listSuppliers({
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      sortBy: view.sort,
      sortDirection: view.order,
      ...(view.textSearch && { textSearch: view.textSearch }),
      ...(view.emailDomain && { filterSupplierEmailDomain: view.emailDomain }),
      ...(view.connectionStatus.length > 0 && { connectionStatus: [...view.connectionStatus] }),
      ...(view.sbtiTarget.length > 0 && { sbtiTarget: [...view.sbtiTarget] }),
      ...(view.onlyActive && { onlyActive: 'true' }),
      ...(view.undeliverable && { undeliverable: 'true' }),
    }),
  );
  const place = useRef<HTMLDivElement>(null);
  // The button that removed them goes away with the selection.
  const keepFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, closingMs);
  const { selection, dialog } = useSupplierSelection(list.data?.data ?? [], keepFocus);
  const narrowed = isNarrowed(view);
  const count = list.data?.metadata.count;
  // Before the first supplier there is only one thing to do here, and the empty list says it.
  const isFirst = count === 0 && !narrowed && !list.isPlaceholderData;
  const columns = useSupplierColumns(view, (sort) => changeView(sortedBy(view, sort)));
  return renderArea(
    isFirst ? null : (
      <Button variant="filled" onClick={onInvite}>
        {t('list.invite')}
      </Button>
    ),
    <div ref={place} className={classes.list} tabIndex={-1}>
      {isFirst ? null : <SuppliersToolbar view={view} onChange={changeView} />}
      <VisuallyHidden role="status">
        {narrowed && count !== undefined && !list.isPlaceholderData ? t('list.found', { count }) : null}
      </VisuallyHidden>
      <DataTable
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={selection}
        renderRowLink={({ id }, props) => (
          <Link {...props} to="/customer/suppliers/$supplierId" params={{ supplierId: id }} />
        )}
        empty={
          <SuppliersEmpty
            view={view}
            isFirst={isFirst}
            onInvite={onInvite}
            onShowAll={() => changeView(withoutFilters(view))}
          />
        }
      />
      {dialog}
    </div>,
  );
}
