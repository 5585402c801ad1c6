import { Button } from '@mantine/core';
import { mostProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnyElsewhere } from '../../../../exchange/network/use-any-elsewhere.ts';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import { deleteProducts, foreseeRemoval } from '../api/delete-products.ts';
import { Foreseen } from '../foreseen.tsx';
import type { LineDialogProps } from '../line-dialog-props.ts';
import { TooMany } from '../too-many.tsx';
import { countRemovals } from './removal-counts.ts';
import { RemovalList } from './removal-list.tsx';

/** Deletes products. What was ever sent is kept in the archive, which is said of each before. */
export function RemoveDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const ready = useReady();
  const queryClient = useQueryClient();
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const isTooMany = productIds.length > mostProductsAtOnce;
  const foreseen = useQuery({ ...foreseeRemoval({ productIds }), enabled: !isTooMany });
  const remove = useMutation(deleteProducts);
  const problem = useProblemText(remove.error);
  const count = productIds.length;
  const elsewhere = useAnyElsewhere(lines.map(({ supplier }) => supplier?.id));

  async function confirm() {
    if (remove.isPending) return;
    try {
      const { deleted, archived } = countRemovals(await remove.mutateAsync({ productIds }));
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
      opened={opened && ready}
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
        <Foreseen query={foreseen}>{(answer) => <RemovalList removal={answer} elsewhere={elsewhere} />}</Foreseen>
      )}
      {remove.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </ModalFrame>
  );
}
