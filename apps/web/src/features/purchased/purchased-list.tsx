import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { ChangePage, ListPage } from '../../components/data-table/list-page.ts';
import type { ListState } from '../../components/data-table/list-state.ts';
import type { RenderRowLink } from '../../components/data-table/row-link.tsx';
import type { LineView } from '../../components/line-filters/use-line-view.ts';
import { LineIcon } from '../../components/line-icon/line-icon.tsx';
import { LineLink } from '../../components/line-link/line-link.tsx';
import { useEditProduct } from '../../components/line-link/use-edit-product.ts';
import type { LineActions } from '../../components/line-table/line-actions.ts';
import { LineBulkActions } from '../../components/line-table/line-bulk-actions.tsx';
import type { PurchasedLine } from '../../components/line-table/purchased-line.ts';
import { useLineColumns } from '../../components/line-table/use-line-columns.tsx';
import { useLineSelection } from '../../components/line-table/use-line-selection.ts';
import { NothingFound } from './nothing-found.tsx';

interface PurchasedListProps {
  view: LineView;
  list: ListState<PurchasedLine>;
  page: ListPage;
  onPageChange: ChangePage;
  actions: LineActions;
}

const noLines: readonly PurchasedLine[] = [];

// The same at every rendering, so that a row is not drawn again for another one.
const rowKey = ({ lineId }: PurchasedLine) => lineId;
const renderRowLink: RenderRowLink<PurchasedLine> = (line, props) => <LineLink line={line} {...props} />;

const editAction = { width: '48px', render: (line: PurchasedLine) => <EditButton line={line} /> };

function EditButton({ line: { productId, name } }: { line: PurchasedLine }) {
  const { t } = useTranslation('products');
  const edit = useEditProduct();
  return (
    <ActionIcon
      aria-label={t('purchased.editOne', { name })}
      title={t('purchased.edit')}
      onClick={() => edit(productId)}
    >
      <LineIcon name="pencil" size={16} />
    </ActionIcon>
  );
}

export function PurchasedList({ view, list, page, onPageChange, actions }: PurchasedListProps) {
  const { t } = useTranslation('products');
  const { archived } = view.filters;
  const columns = useLineColumns({ filters: view.filters, onSort: view.change });
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noLines);
  return (
    <DataTable
      caption={t(archived ? 'purchased.archiveCaption' : 'purchased.caption')}
      columns={columns}
      rowKey={rowKey}
      list={list}
      page={page}
      onPageChange={onPageChange}
      selection={withActions(<LineBulkActions lines={lines} actions={actions} archived={archived} onDone={clear} />)}
      renderRowLink={renderRowLink}
      actions={archived ? undefined : editAction}
      empty={<NothingFound view={view} />}
    />
  );
}
