import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import type { LineAddress } from '../requested-product-calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useReview } from './use-review.ts';
import { useReviewDialog } from './use-review-dialog.ts';

interface WithdrawAcceptanceProps {
  address: LineAddress;
  /** The version in force. */
  version: number;
  /** The data came from another platform. */
  external: boolean;
  onShowVersion: (version: number) => void;
}

/** Takes an acceptance back, with a reason. */
export function WithdrawAcceptance({ address, version, external, onShowVersion }: WithdrawAcceptanceProps) {
  const { t } = useTranslation('review');
  const review = useReview(address, version);
  const dialog = useReviewDialog({
    review,
    send: review.withdraw,
    onDone: () => showSuccessToast(external ? 'review:elsewhere.withdrawn' : 'review:withdraw.done'),
    onShowVersion,
  });
  const { isDirty } = dialog.form.formState;
  return (
    <>
      <Button onClick={dialog.open}>{t('withdraw.action')}</Button>
      <ReviewDialog
        opened={dialog.opened}
        form={dialog.form}
        words={{
          title: t('withdraw.title'),
          text: t(external ? 'elsewhere.withdraw' : 'withdraw.text'),
          comment: t('withdraw.comment'),
          confirm: t('withdraw.confirm'),
        }}
        problem={review.problem}
        conflict={
          review.conflict ? (
            <ConflictNotice conflict={review.conflict} withComment={isDirty} onShow={dialog.show} />
          ) : null
        }
        onSubmit={dialog.submit}
        onClose={dialog.close}
      />
    </>
  );
}
