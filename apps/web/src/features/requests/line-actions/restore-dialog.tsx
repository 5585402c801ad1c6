import { Button } from '@mantine/core';
import type { ProblemCode } from '@pcf/contract/problem-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../exchange/line-table/line-actions.ts';
import classes from '../../../exchange/product-rows.module.css';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { ScrollSection } from '../../../exchange/scroll-section.tsx';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import kit from '../../../ui/kit.module.css';

import { QuestionFrame } from '../../../ui/question-frame.tsx';
import type { LineDialogProps } from './line-dialog.tsx';

const restoreProduct = operationMutation('restoreProduct');

/** A product comes back with all of its lines, so that one of them stands for it. */
function onePerProduct(lines: readonly PurchasedLine[]): PurchasedLine[] {
  return [...new Map(lines.map((line) => [line.productId, line])).values()];
}

export function RestoreDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation(['lineActions', 'common']);
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
      opened={opened}
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

function NotRestoredList({ items }: { items: readonly NotRestored[] }) {
  const { t } = useTranslation(['common', 'lineActions']);
  return (
    <ScrollSection label={t('lineActions:restore.refused', { count: items.length })}>
      <ul className={kit.flush}>
        {items.map(({ line, code }) => (
          <li key={line.productId} className={classes.row}>
            <span className={kit.strong}>
              {line.name} <span className={`${kit.muted} ${kit.regular}`}>{line.internalReference}</span>
            </span>
            <span className={`${kit.muted} ${kit.regular}`}>{t(`problem.${code}`)}</span>
          </li>
        ))}
      </ul>
    </ScrollSection>
  );
}

interface NotRestored {
  readonly line: PurchasedLine;
  readonly code: ProblemCode;
}

/** Takes products out of the archive one after the other; one that is refused does not hinder the others. */
function useRestoring() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(restoreProduct);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<readonly NotRestored[]>([]);

  async function restore(lines: readonly PurchasedLine[]): Promise<{ restored: number; refused: number }> {
    setPending(true);
    const failed: NotRestored[] = [];
    try {
      for (const line of lines) {
        try {
          await mutateAsync({ params: { productId: line.productId } });
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
          failed.push({ line, code: error.code });
        }
      }
    } finally {
      setPending(false);
      setRefused(failed);
      void refreshLines(queryClient);
    }
    return { restored: lines.length - failed.length, refused: failed.length };
  }

  return { restore, isPending, refused };
}
