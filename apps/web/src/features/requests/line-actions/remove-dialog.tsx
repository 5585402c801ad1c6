import { Button } from '@mantine/core';
import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnyExternal } from '../../../exchange/network/external-partners.ts';
import classes from '../../../exchange/product-rows.module.css';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { ScrollSection } from '../../../exchange/scroll-section.tsx';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { deleteProducts, foreseeRemoval, type RemovalResult } from './delete-products.ts';
import { Foreseen } from './foreseen.tsx';
import { type LineDialogProps, TooMany } from './line-dialog.tsx';

const maxShown = 100;

/** Deletes products. What was ever sent is kept in the archive, which is said of each before. */
export function RemoveDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const queryClient = useQueryClient();
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const isTooMany = productIds.length > maxProductsAtOnce;
  const foreseen = useQuery({ ...foreseeRemoval({ productIds }), enabled: !isTooMany });
  const remove = useMutation(deleteProducts);
  const problem = useProblemText(remove.error);
  const count = productIds.length;
  const external = useAnyExternal(lines.map(({ supplier }) => supplier?.id));

  async function confirm() {
    if (remove.isPending) return;
    try {
      const { deleted, archived } = countRemovals(await remove.mutateAsync({ body: { productIds } }));
      if (deleted > 0) showSuccessToast('lineActions:remove.doneDeleted', { count: deleted });
      if (archived > 0) showSuccessToast('lineActions:remove.doneArchived', { count: archived });
      onDone();
      onClose();
    } catch {
      // The dialog says why.
    } finally {
      void refreshLines(queryClient);
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
          {foreseen.data ? (
            <Button variant="filled" color="red" loading={remove.isPending} onClick={() => void confirm()}>
              {t('remove.confirm', { count })}
            </Button>
          ) : null}
        </>
      }
    >
      {isTooMany ? (
        <TooMany />
      ) : (
        <Foreseen query={foreseen}>{(answer) => <RemovalList removal={answer} external={external} />}</Foreseen>
      )}
      {remove.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </ModalFrame>
  );
}

interface RemovalListProps {
  removal: RemovalResult;
  /** Whether any of the suppliers is reached on another platform. */
  external: boolean;
}

/** What will become of all products together, and of each. */
function RemovalList({ removal, external }: RemovalListProps) {
  const { t } = useTranslation('lineActions');
  const { products, deleted, archived, canceled, dropped } = countRemovals(removal);
  return (
    <div className={classes.parts}>
      {deleted > 0 ? <p>{t('remove.deleted', { count: deleted })}</p> : null}
      {archived > 0 ? <p>{t('remove.archived', { count: archived })}</p> : null}
      {canceled > 0 ? <p>{t(external ? 'elsewhere.removed' : 'remove.canceled', { count: canceled })}</p> : null}
      {dropped > 0 ? <p>{t('remove.dropped', { count: dropped })}</p> : null}
      <ScrollSection label={t('remove.title', { count: products })}>
        <ul className={kit.flush}>
          {removal.results.slice(0, maxShown).map((product) => (
            <li key={product.productId} className={classes.row}>
              <span className={kit.strong}>
                {product.name} <span className={`${kit.muted} ${kit.regular}`}>{product.internalReference}</span>
              </span>
              <span className={`${kit.muted} ${kit.regular}`}>
                {t(`removal.${product.outcome}`)}
                {product.canceledLines > 0 ? `, ${t('remove.withCanceled', { count: product.canceledLines })}` : null}
              </span>
            </li>
          ))}
        </ul>
      </ScrollSection>
      {products > maxShown ? <p>{t('leftOut.more', { count: products - maxShown })}</p> : null}
    </div>
  );
}

/** What becomes of products that are deleted, in numbers. */
export function countRemovals({ results }: RemovalResult) {
  const sum = (count: (result: RemovalResult['results'][number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    products: results.length,
    deleted: sum(({ outcome }) => (outcome === 'DELETED' ? 1 : 0)),
    archived: sum(({ outcome }) => (outcome === 'ARCHIVED' ? 1 : 0)),
    canceled: sum(({ canceledLines }) => canceledLines),
    dropped: sum(({ restoredLines }) => restoredLines),
  };
}
