import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../../lib/account.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import type { RowSelection } from '../../../ui/data-table/row-selection.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import { NoMatch } from '../../../ui/no-match.tsx';
import { RemoveSuppliers } from '../remove-suppliers.tsx';
import { listSuppliers, type Supplier } from '../supplier-calls.ts';
import classes from './supplier-list.module.css';
import { SuppliersToolbar } from './suppliers-toolbar.tsx';
import { isNarrowed, type SuppliersView, sortedBy, suppliersQuery, withoutFilters } from './suppliers-view.ts';
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
      ...suppliersQuery(view),
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
  const mayInvite = useMayCall()('createInvitations');
  const columns = useSupplierColumns(view, (sort) => changeView(sortedBy(view, sort)));
  return renderArea(
    isFirst || !mayInvite ? null : (
      <Button variant="filled" onClick={onInvite}>
        {t('list.invite')}
      </Button>
    ),
    <div ref={place} className={classes.list} tabIndex={-1}>
      {isFirst ? null : <SuppliersToolbar view={view} onChange={changeView} />}
      <span className={kit.visuallyHidden} role="status">
        {narrowed && count !== undefined && !list.isPlaceholderData ? t('list.found', { count }) : null}
      </span>
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
            onInvite={mayInvite ? onInvite : null}
            onShowAll={() => changeView(withoutFilters(view))}
          />
        }
      />
      {dialog}
    </div>,
  );
}

interface SuppliersEmptyProps {
  view: SuppliersView;
  /** There are none at all, whatever the view. */
  isFirst: boolean;
  /** Null for who may invite nobody. */
  onInvite: (() => void) | null;
  onShowAll: () => void;
}

function SuppliersEmpty({ view, isFirst, onInvite, onShowAll }: SuppliersEmptyProps) {
  const { t } = useTranslation('suppliers');
  if (isFirst) {
    return (
      <EmptyTable
        title={t('empty.title')}
        {...(onInvite && { subtitle: t('empty.text') })}
        primaryAction={
          onInvite ? (
            <Button variant="filled" onClick={onInvite}>
              {t('list.invite')}
            </Button>
          ) : null
        }
      />
    );
  }
  const showAll = <Button onClick={onShowAll}>{t('list.showAll')}</Button>;
  const searched = view.textSearch || view.filterSupplierEmailDomain;
  return searched ? (
    <NoMatch search={searched} action={showAll} />
  ) : (
    <EmptyTable illustration={<NoMatchIllustration />} title={t('list.noMatch')} secondaryAction={showAll} />
  );
}

interface SupplierSelection {
  /** Absent for users who could do nothing with it. */
  selection: RowSelection<Supplier> | undefined;
  dialog: ReactNode;
}

/** Suppliers selected over several pages, to be removed together. */
function useSupplierSelection(rows: readonly Supplier[], onRemoved: () => void): SupplierSelection {
  const { t } = useTranslation('suppliers');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Supplier>>(new Map());
  // As it was when it was asked for: the question must not change while it goes away.
  const [asked, setAsked] = useState<readonly Supplier[]>([]);
  const [opened, { open, close }] = useDisclosure(false);
  if (!mayCall('removeSuppliers', user.accessLevel)) return { selection: undefined, dialog: null };

  function select(ids: ReadonlySet<string>) {
    // A row of another page is no longer there to ask for its name.
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  }

  return {
    selection: {
      selected: new Set(chosen.keys()),
      onChange: select,
      nameOf: ({ name }) => name,
      actions: (
        <Button
          size="xs"
          onClick={() => {
            setAsked([...chosen.values()]);
            open();
          }}
        >
          {t('remove.action')}
        </Button>
      ),
    },
    dialog: (
      <RemoveSuppliers
        suppliers={asked}
        opened={opened}
        onClose={close}
        onRemoved={() => {
          setChosen(new Map());
          onRemoved();
        }}
      />
    ),
  };
}
