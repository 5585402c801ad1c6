import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { maxRequestedProducts } from '@pcf/contract/exchange-limits';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineActions, OpenLineAction } from '../../../exchange/line-table/line-actions.ts';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { getSupplier } from '../../../exchange/partners.ts';
import { getCurrentUser } from '../../../lib/account.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { listSearch } from '../../../lib/navigation/remembered-lists.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { TabBar } from '../../../ui/tab-bar.tsx';
import { RemoveSuppliers } from '../remove-suppliers.tsx';
import { listLinkedProducts, type Supplier } from '../supplier-calls.ts';
import { SupplierHead } from './supplier-head.tsx';
import classes from './supplier-page.module.css';
import { shownTab, supplierTabFiles, supplierTabs } from './supplier-tab.ts';

const unsent = { productRequestStatus: ['NOT_STARTED'] };

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

interface SupplierFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function SupplierFailure(props: SupplierFailureProps) {
  const { t } = useTranslation('suppliers');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/customer/suppliers"
    />
  );
}

interface SupplierActionsProps {
  supplier: { readonly id: string; readonly name: string };
  onAddContact: () => void;
}

/** What can be done with the connection itself. */
function SupplierActions({ supplier, onAddContact }: SupplierActionsProps) {
  const { t } = useTranslation('suppliers');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const navigate = useNavigate();
  // Nobody registers for a partner who is on another platform already.
  const isInvitable = !useIsExternal(supplier.id);
  const [removing, { open, close }] = useDisclosure(false);
  return (
    <>
      {isInvitable && mayCall('createInvitations', user.accessLevel) ? (
        <Button onClick={onAddContact}>{t('contact.add')}</Button>
      ) : null}
      {mayCall('removeSuppliers', user.accessLevel) ? (
        <>
          <Button onClick={open}>{t('remove.action')}</Button>
          <RemoveSuppliers
            suppliers={[supplier]}
            opened={removing}
            onClose={close}
            onRemoved={() =>
              void navigate({ to: '/customer/suppliers', search: listSearch('/customer/suppliers'), replace: true })
            }
          />
        </>
      ) : null}
    </>
  );
}

interface UnsentNoticeProps {
  supplier: Pick<Supplier, 'id' | 'connectionStatus'>;
  onSend: OpenLineAction;
}

/** What was linked to this supplier and never asked for: the next thing to do here. */
function UnsentNotice({ supplier: { id, connectionStatus }, onSend }: UnsentNoticeProps) {
  const { t } = useTranslation('suppliers');
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...listLinkedProducts(id, { ...unsent, limit: 1 }),
    enabled: connectionStatus !== 'DECLINED',
  });
  const maySend = useMayCall()('createEmissionRequest');
  const count = data?.metadata.count ?? 0;
  if (connectionStatus === 'DECLINED' || count === 0 || !maySend) return null;
  const send = async () => {
    const { data: lines } = await queryClient.fetchQuery(
      listLinkedProducts(id, { ...unsent, limit: maxRequestedProducts }),
    );
    if (lines.length > 0) onSend(lines);
  };
  return (
    <Notice actions={<LoadingButton onPress={send}>{t('unsent.send')}</LoadingButton>}>
      <p>{t('unsent.text', { count })}</p>
    </Notice>
  );
}

/** Something has to be asked for before it can be done. What goes wrong then has its toast already. */
function LoadingButton({ children, onPress }: { children: string; onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="filled"
      // A button that is disabled while it works would drop the keyboard's focus.
      aria-busy={busy}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        onPress()
          .catch(() => undefined)
          .finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
