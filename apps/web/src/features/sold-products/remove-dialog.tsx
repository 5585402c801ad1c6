import { Button } from '@mantine/core';
import { maxDeletedSoldProducts } from '@pcf/contract/exchange-limits';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from '../../exchange/product-rows.module.css';
import { ScrollSection } from '../../exchange/scroll-section.tsx';
import { refreshSoldProducts, type SoldProduct } from '../../exchange/sold-products.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { inChunks } from '../../lib/in-chunks.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';

const maxShown = 100;

const deleteSoldProducts = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['deleteTemplates'],
    mutationFn: async (ids: readonly string[]) => {
      for (const body of inChunks(ids, maxDeletedSoldProducts)) await callApi('deleteTemplates', { body });
    },
    onSuccess: (_, ids) => refreshSoldProducts(queryClient, ids),
    // Somebody may have deleted some of them already.
    onError: () => refreshSoldProducts(queryClient),
  });

export type RemovedSoldProduct = Pick<SoldProduct, 'id' | 'name' | 'internalReference' | 'holders'>;

interface RemoveSoldProductsDialogProps {
  soldProducts: readonly RemovedSoldProduct[];
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes sold products, one or many, and says before what stays with the customers. */
export function RemoveSoldProductsDialog({ soldProducts, opened, onClose, onRemoved }: RemoveSoldProductsDialogProps) {
  const { t } = useTranslation(['templates', 'common']);
  const remove = useMutation(deleteSoldProducts(useQueryClient()));
  const problem = useProblemText(remove.error);
  const count = soldProducts.length;

  async function confirm() {
    if (remove.isPending) return;
    try {
      await remove.mutateAsync(soldProducts.map(({ id }) => id));
      showSuccessToast('templates:remove.done', { count });
      onClose();
      onRemoved();
    } catch {
      // The dialog or a toast says why.
    }
  }

  return (
    <ModalFrame
      opened={opened}
      onClose={() => remove.isPending || onClose()}
      title={t('remove.title', { count })}
      footer={
        <>
          <Button data-autofocus disabled={remove.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="filled" color="red" loading={remove.isPending} onClick={() => void confirm()}>
            {t('remove.confirm', { count })}
          </Button>
        </>
      }
    >
      <RemovedList soldProducts={soldProducts} />
      {remove.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </ModalFrame>
  );
}

/** What goes, and who was answered with each. */
function RemovedList({ soldProducts }: { soldProducts: readonly RemovedSoldProduct[] }) {
  const { t } = useTranslation('templates');
  const lines = soldProducts.reduce((sum, { holders }) => sum + holders.lines, 0);
  return (
    <div className={classes.parts}>
      <p>{t('remove.text', { count: soldProducts.length })}</p>
      {lines > 0 ? <p>{t('remove.answersStay', { count: lines })}</p> : null}
      <ScrollSection label={t('remove.title', { count: soldProducts.length })}>
        <ul className={kit.flush}>
          {soldProducts.slice(0, maxShown).map(({ id, name, internalReference, holders }) => (
            <li key={id} className={classes.row}>
              <span className={kit.strong}>
                {name} <span className={`${kit.muted} ${kit.regular}`}>{internalReference}</span>
              </span>
              <span className={`${kit.muted} ${kit.regular}`}>
                {holders.customers === 0 ? t('remove.nobody') : t('remove.answered', { count: holders.customers })}
              </span>
            </li>
          ))}
        </ul>
      </ScrollSection>
      {soldProducts.length > maxShown ? <p>{t('remove.more', { count: soldProducts.length - maxShown })}</p> : null}
    </div>
  );
}
