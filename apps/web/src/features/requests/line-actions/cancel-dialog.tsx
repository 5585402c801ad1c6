import { Button } from '@mantine/core';
import { maxProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../../exchange/line-table/line-actions.ts';
import { useAnyExternal } from '../../../exchange/network/external-partners.ts';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';

import { QuestionFrame } from '../../../ui/question-frame.tsx';
import { deleteProducts, foreseeRemoval, type RemovalResult } from './delete-products.ts';
import { Foreseen } from './foreseen.tsx';
import { type LeftOut, leftOutHere } from './left-out.ts';
import { LeftOutList } from './left-out-list.tsx';
import { type LineDialogProps, TooMany } from './line-dialog.tsx';

const idsOf = (lines: readonly PurchasedLine[]) => ({
  productIds: [...new Set(lines.map(({ productId }) => productId))],
  lineIds: lines.map(({ lineId }) => lineId),
});

/** By what the server said with the list; it has the last word in the dry run. */
export const cancelable = (lines: readonly PurchasedLine[]) =>
  lines.filter(({ featureFlags }) => featureFlags.cancel === 'ENABLED');

/** Withdraws requests; the products stay. Only what can be canceled is asked of the server. */
export function CancelDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const queryClient = useQueryClient();
  const isTooMany = lines.length > maxProductsAtOnce;
  const foreseen = useQuery({ ...foreseeRemoval(cancelBody(cancelable(lines))), enabled: !isTooMany });
  const cancel = useMutation(deleteProducts);
  const problem = useProblemText(cancel.error);
  const plan = foreseen.data && planCanceling(foreseen.data, lines);
  const count = plan?.lines.length ?? 0;
  const external = useAnyExternal((plan?.lines ?? []).map(({ supplier }) => supplier?.id));

  async function confirm() {
    if (!plan || count === 0 || cancel.isPending) return;
    try {
      await cancel.mutateAsync({ body: cancelBody(plan.lines) });
      showSuccessToast('lineActions:canceling.done', { count });
      onDone();
      onClose();
    } catch {
      // The dialog says why.
    } finally {
      void refreshLines(queryClient);
    }
  }

  return (
    <QuestionFrame
      opened={opened}
      onClose={() => cancel.isPending || onClose()}
      title={t('canceling.title', { count: Math.max(count, 1) })}
      buttons={
        <>
          <Button data-autofocus disabled={cancel.isPending} onClick={onClose}>
            {t(count > 0 ? 'canceling.keep' : 'canceling.close')}
          </Button>
          {count > 0 ? (
            <Button variant="filled" color="red" loading={cancel.isPending} onClick={() => void confirm()}>
              {t('canceling.confirm', { count })}
            </Button>
          ) : null}
        </>
      }
    >
      {isTooMany ? (
        <TooMany />
      ) : (
        <Foreseen query={foreseen}>
          {() => (
            <>
              {count === 0 ? <p>{t('canceling.nothing')}</p> : null}
              {plan && plan.canceled > 0 ? (
                <p>{t(external ? 'elsewhere.canceled' : 'canceling.canceled', { count: plan.canceled })}</p>
              ) : null}
              {plan && plan.dropped > 0 ? <p>{t('canceling.dropped', { count: plan.dropped })}</p> : null}
              <LeftOutList items={plan?.leftOut ?? []} isAll={count === 0} />
            </>
          )}
        </Foreseen>
      )}
      {cancel.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
    </QuestionFrame>
  );
}

/** What the server is asked; a list of no lines would mean all of the products. */
export function cancelBody(lines: readonly PurchasedLine[]) {
  const { productIds, lineIds } = idsOf(lines);
  return { productIds, cancelOnly: true, ...(lineIds.length > 0 && { lineIds }) };
}

interface CancelPlan {
  readonly lines: readonly PurchasedLine[];
  readonly canceled: number;
  /** Requests for newer data: what was accepted stays. */
  readonly dropped: number;
  readonly leftOut: readonly LeftOut[];
}

/** All or nothing is what the server does, so that only what is possible is asked of it. */
export function planCanceling(foreseen: RemovalResult, lines: readonly PurchasedLine[]): CancelPlan {
  const refused = new Set(foreseen.results.flatMap((each) => (each.refusedLines > 0 ? [each.productId] : [])));
  const possible = cancelable(lines).filter(({ productId }) => !refused.has(productId));
  const kept = foreseen.results.filter(({ productId }) => !refused.has(productId));
  return {
    lines: possible,
    canceled: kept.reduce((sum, { canceledLines }) => sum + canceledLines, 0),
    dropped: kept.reduce((sum, { restoredLines }) => sum + restoredLines, 0),
    leftOut: leftOutHere(
      lines.filter((line) => !possible.includes(line)),
      'INVALID_TRANSITION',
    ),
  };
}
