import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/notice.tsx';
import { pageLanguage } from '../../components/page-language.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import classes from './answer-notices.module.css';
import { useAnswerWork } from './answer-work.ts';
import { LockNotice } from './lock/lock-notice.tsx';
import { ReasonNotice } from './reason-notice.tsx';

interface AnswerNoticesProps {
  /** Null for those who may not take a colleague's lock. */
  onTakeOver: (() => Promise<void>) | null;
}

/** What to know before filling in the form. */
export function AnswerNotices({ onTakeOver }: AnswerNoticesProps) {
  const { t, i18n } = useTranslation('answer');
  const { answer, address } = useAnswerWork();
  const { requestReference, productId, productRequestStatus: status, submission, submissionVersion } = answer;
  const submitted = status === 'PENDING_REVIEW' || status === 'COMPLETED';
  return (
    <>
      {requestReference === address.requestReference ? null : (
        <Notice
          actions={
            <Link
              className={classes.link}
              to="/supplier/requests/$requestId/products/$productId"
              params={{ requestId: requestReference, productId }}
            >
              {t('newer.open', { reference: requestReference })}
            </Link>
          }
        >
          <p>{t('newer.text', { older: address.requestReference, newer: requestReference })}</p>
        </Notice>
      )}
      <ReasonNotice answer={answer} />
      {submitted && submission ? (
        <Notice>
          <p>
            {t(`newVersion.${status}`, {
              version: submissionVersion,
              date: formatDate(submission.submittedAt, pageLanguage(i18n)),
              customer: answer.requestData.customer.name,
            })}
          </p>
          <p>{t('newVersion.next', { version: submissionVersion + 1 })}</p>
        </Notice>
      ) : null}
      <LockNotice onTakeOver={onTakeOver} />
    </>
  );
}
