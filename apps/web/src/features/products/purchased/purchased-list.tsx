import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { LineLink } from '../../../exchange/line-link/line-link.tsx';
import { useEditProduct } from '../../../exchange/line-link/use-edit-product.ts';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { LineBulkActions } from '../../../exchange/line-table/line-bulk-actions.tsx';
import type { PurchasedLine } from '../../../exchange/line-table/purchased-line.ts';
import { useLineColumns } from '../../../exchange/line-table/use-line-columns.tsx';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { ChangePage, ListPage } from '../../../ui/data-table/list-page.ts';
import type { ListState } from '../../../ui/data-table/list-state.ts';
import type { RenderRowLink } from '../../../ui/data-table/row-link.tsx';
import { LineIcon } from '../../../ui/line-icon/line-icon.tsx';
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
