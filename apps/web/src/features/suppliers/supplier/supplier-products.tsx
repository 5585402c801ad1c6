import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LineFilters } from '../../../exchange/line-filters/line-filters.tsx';
import { lineQuery } from '../../../exchange/line-filters/line-search.ts';
import { useLineView } from '../../../exchange/line-filters/use-line-view.ts';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { LineBulkActions } from '../../../exchange/line-table/line-bulk-actions.tsx';
import { useLineColumns } from '../../../exchange/line-table/use-line-columns.tsx';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import { ListLink } from '../../../ui/list-link.tsx';
import { type LinkedProduct, listLinkedProducts } from '../supplier-calls.ts';

interface SupplierProductsProps {
  supplierId: string;
  actions: LineActions;
}

/** What is bought from this supplier, with the state of each request. */
export function SupplierProducts({ supplierId, actions }: SupplierProductsProps) {
  const { t } = useTranslation('suppliers');
  const view = useLineView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listLinkedProducts(supplierId, {
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      ...lineQuery(view.filters),
    }),
  );
  const columns = useLineColumns({ filters: view.filters, onSort: view.change, withSupplier: false });
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? []);
  const mayAct = useMayCall()('requestProducts');
  const isFirst = !view.isFiltered && !list.isPlaceholderData && list.data?.metadata.count === 0;
  return (
    <>
      {isFirst ? null : <LineFilters view={view} searchBy="nameAndReference" withSuppliers={false} />}
      <DataTable
        caption={t('products.title')}
        columns={columns}
        rowKey={({ lineId }) => lineId}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={withActions(mayAct ? <LineBulkActions lines={lines} actions={actions} onDone={clear} /> : null)}
        renderRowLink={(line, props) => <ProductLink line={line} {...props} />}
        empty={<ProductsEmpty isFirst={isFirst} onShowAll={view.clear} />}
      />
    </>
  );
}

interface ProductLinkProps {
  line: LinkedProduct;
  ref: Ref<HTMLAnchorElement>;
  className: string;
  children: ReactNode;
}

/** To what was asked for; a product that was never asked for is found in the list of all products. */
function ProductLink({ line, ...link }: ProductLinkProps) {
  const { requestReference, productId, internalReference } = line;
  if (requestReference === null) {
    return <Link {...link} to="/products/purchased" search={{ textSearch: internalReference }} />;
  }
  return (
    <Link {...link} to="/customer/requests/$requestId/$productId" params={{ requestId: requestReference, productId }} />
  );
}

function ProductsEmpty({ isFirst, onShowAll }: { isFirst: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('suppliers');
  if (!isFirst) {
    return (
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={t('products.noMatch')}
        secondaryAction={<Button onClick={onShowAll}>{t('products.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyTable
      title={t('products.empty')}
      subtitle={t('products.emptyText')}
      primaryAction={
        <Button component={ListLink} to="/products/purchased" variant="filled">
          {t('products.goToProducts')}
        </Button>
      }
    />
  );
}
