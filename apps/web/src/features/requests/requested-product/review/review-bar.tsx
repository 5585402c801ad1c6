import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import type { LineAddress, RequestedProduct } from '../requested-product-calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import classes from './review-bar.module.css';
import { ReviewDialog } from './review-dialog.tsx';
import { useReview } from './use-review.ts';
import { useReviewDialog } from './use-review-dialog.ts';
import { useWaitingReviews } from './waiting-reviews.ts';

interface ReviewBarProps {
  product: RequestedProduct;
  address: LineAddress;
  /** The one on the screen. */
  version: number;
  newest: number;
  /** The data came from another platform, which a review sends nothing but what is to be corrected. */
  external: boolean;
  /** On the way through what is pending: accepting leads on to the next. */
  reviewing: boolean;
  onShowVersion: (version: number) => void;
}

/** Accepts what is read, or sends it back; in sight as long as the data are. */
export function ReviewBar(props: ReviewBarProps) {
  const { product, address, version, newest, external, reviewing, onShowVersion } = props;
  const { t } = useTranslation('review');
  const review = useReview(address, version);
  const waiting = useWaitingReviews(product, reviewing);
  const { conflict, problem, isPending } = review;
  const dialog = useReviewDialog({
    review,
    send: review.sendBack,
    onDone: () => showSuccessToast(external ? 'review:elsewhere.sentBack' : 'review:sendBack.done'),
    onShowVersion,
  });
  const { isDirty } = dialog.form.formState;
  const notice = conflict ? <ConflictNotice conflict={conflict} withComment={isDirty} onShow={dialog.show} /> : null;

  async function accept() {
    if (!(await review.accept())) return;
    showSuccessToast(external ? 'review:elsewhere.accepted' : 'review:review.accepted');
    await waiting?.goOn();
  }

  return (
    <section className={classes.bar} aria-label={t('review.label')}>
      {dialog.opened ? null : (
        <>
          {notice}
          {isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
        </>
      )}
      <div className={classes.line}>
        <span className={classes.reading}>
          {version < newest
            ? t('data.older', { version, newest })
            : t(product.inForce ? 'review.replaces' : 'review.first', { version })}
        </span>
        {version < newest ? (
          <Button onClick={() => onShowVersion(newest)}>{t('stale.show', { version: newest })}</Button>
        ) : (
          <>
            <Button disabled={isPending} onClick={dialog.open}>
              {t('sendBack.action')}
            </Button>
            <Button variant="filled" loading={isPending && !dialog.opened} onClick={() => void accept()}>
              {t(waiting?.next ? 'review.acceptAndNext' : 'review.accept')}
            </Button>
          </>
        )}
      </div>
      <ReviewDialog
        opened={dialog.opened}
        form={dialog.form}
        words={{
          title: t('sendBack.title'),
          text: t(external ? 'elsewhere.sendBack' : 'sendBack.text'),
          comment: t('sendBack.comment'),
          confirm: t('sendBack.confirm'),
        }}
        problem={problem}
        conflict={notice}
        onSubmit={dialog.submit}
        onClose={dialog.close}
      />
    </section>
  );
}
