import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { getSupplier } from '../../../exchange/partners/get-supplier.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { PageLoading } from '../../../ui/page-loading/page-loading.tsx';
import { TabBar } from '../../../ui/tab-bar/tab-bar.tsx';
import { SupplierActions } from './supplier-actions.tsx';
import { SupplierFailure } from './supplier-failure.tsx';
import { SupplierHead } from './supplier-head.tsx';
import classes from './supplier-page.module.css';
import { shownTab, supplierTabs } from './supplier-tab.ts';
import { supplierTabFiles } from './supplier-tab-files.ts';
import { UnsentNotice } from './unsent-notice.tsx';

const SupplierProducts = lazy(async () => ({ default: (await supplierTabFiles.products()).SupplierProducts }));
const SupplierRequests = lazy(async () => ({ default: (await supplierTabFiles.requests()).SupplierRequests }));

interface SupplierPageProps {
  supplierId: string;
  actions: LineActions;
  onAddContact: () => void;
  /** Names the document after the supplier. */
  renderTitle: (name: string) => ReactNode;
}

export function SupplierPage({ supplierId, actions, onAddContact, renderTitle }: SupplierPageProps) {
  const { t } = useTranslation('suppliers');
  const tab = shownTab(useOwnLocation().search);
  // The route has asked already when the page appears.
  const { data: supplier, error, refetch, isFetching } = useQuery({ ...getSupplier(supplierId), retryOnMount: false });
  if (!supplier) {
    return error ? <SupplierFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  return (
    <>
      {renderTitle(supplier.name)}
      <SupplierHead supplier={supplier} actions={<SupplierActions supplier={supplier} onAddContact={onAddContact} />} />
      <UnsentNotice supplier={supplier} onSend={actions.send} />
      <div className={classes.tabs}>
        <TabBar
          label={t('tabs')}
          tabs={supplierTabs.map((key) => ({
            key,
            label: t(`tab.${key}`),
            ...(key === 'products' && { count: supplier.productCount }),
          }))}
          current={tab}
          renderLink={(key, props) => (
            <Link
              {...props}
              to="/customer/suppliers/$supplierId"
              params={{ supplierId }}
              search={key === 'products' ? {} : { tab: key }}
              activeOptions={{ exact: true }}
            />
          )}
        />
      </div>
      <Suspense fallback={<PageLoading />}>
        {tab === 'products' ? (
          <SupplierProducts supplierId={supplierId} actions={actions} />
        ) : (
          <SupplierRequests supplierId={supplierId} />
        )}
      </Suspense>
    </>
  );
}
