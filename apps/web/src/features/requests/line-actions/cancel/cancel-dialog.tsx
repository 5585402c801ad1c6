import { Button } from '@mantine/core';
import { mostProductsAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnyElsewhere } from '../../../../exchange/network/use-any-elsewhere.ts';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { QuestionFrame } from '../../../../ui/confirm-dialog/question-frame.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { useReady } from '../../../../ui/modal-frame/use-ready.ts';
import { deleteProducts, foreseeRemoval } from '../api/delete-products.ts';
import { Foreseen } from '../foreseen.tsx';
import { LeftOutList } from '../left-out-list.tsx';
import type { LineDialogProps } from '../line-dialog-props.ts';
import { TooMany } from '../too-many.tsx';
import { cancelable, cancelBody, planCanceling } from './cancel-plan.ts';

/** Withdraws requests; the products stay. Only what can be canceled is asked of the server. */
export function CancelDialog({ lines, opened, onClose, onDone }: LineDialogProps) {
  const { t } = useTranslation('lineActions');
  const ready = useReady();
  const queryClient = useQueryClient();
  const isTooMany = lines.length > mostProductsAtOnce;
  const foreseen = useQuery({ ...foreseeRemoval(cancelBody(cancelable(lines))), enabled: !isTooMany });
  const cancel = useMutation(deleteProducts);
  const problem = useProblemText(cancel.error);
  const plan = foreseen.data && planCanceling(foreseen.data, lines);
  const count = plan?.lines.length ?? 0;
  const elsewhere = useAnyElsewhere((plan?.lines ?? []).map(({ supplier }) => supplier?.id));

  async function confirm() {
    if (!plan || count === 0 || cancel.isPending) return;
    try {
      await cancel.mutateAsync(cancelBody(plan.lines));
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
      opened={opened && ready}
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
                <p>{t(elsewhere ? 'elsewhere.canceled' : 'canceling.canceled', { count: plan.canceled })}</p>
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
