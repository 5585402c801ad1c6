import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../../exchange/line-table/purchased-line.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { QuestionFrame } from '../../../../ui/confirm-dialog/question-frame.tsx';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import type { LineDialogProps } from '../line-dialog-props.ts';
import { NotRestoredList } from './not-restored-list.tsx';
import { useRestoring } from './use-restoring.ts';

/** A product comes back with all of its lines, so that one of them stands for it. */
function onePerProduct(lines: readonly PurchasedLine[]): PurchasedLine[] {
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}

export function RestoreDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation(['lineActions', 'common']);
  const ready = useReady();
  const { restore, isPending, refused } = useRestoring();
  const products = onePerProduct(lines);
  const isOver = refused.length > 0;

  async function confirm() {
    if (isPending) return;
    try {
      const outcome = await restore(products);
      if (outcome.restored > 0) showSuccessToast('lineActions:restore.done', { count: outcome.restored });
      onDone();
      if (outcome.refused === 0) onClose();
    } catch {
      // A toast says that there is no connection.
    }
  }

  return (
    <QuestionFrame
      opened={opened && ready}
      onClose={() => isPending || onClose()}
      title={isOver ? t('restore.refused', { count: refused.length }) : t('restore.title', { count: products.length })}
      buttons={
        isOver ? (
          <Button data-autofocus onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <>
            <Button disabled={isPending} onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button data-autofocus variant="filled" loading={isPending} onClick={() => void confirm()}>
              {t('restore.confirm')}
            </Button>
          </>
        )
      }
    >
      {isOver ? <NotRestoredList items={refused} /> : <p>{t('restore.text', { count: products.length })}</p>}
    </QuestionFrame>
  );
}
