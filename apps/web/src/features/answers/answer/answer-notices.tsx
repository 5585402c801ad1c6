import { Button } from '@mantine/core';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatClock, formatDate } from '../../../lib/format/date-format.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { useAnswerWork } from './answer-work.ts';
import { lockedBy } from './lock.ts';
import { ReasonNotice } from './reason-notice.tsx';

/** Wanted by those who have submitted, or use sold products. */
const SoldProductNotice = lazy(async () => ({
  default: (await import('./sold-product/sold-product-notice.tsx')).SoldProductNotice,
}));
const FilledFrom = lazy(async () => ({ default: (await import('./sold-product/sold-product-notice.tsx')).FilledFrom }));

interface AnswerNoticesProps {
  step: AnswerStep;
  /** Null for those who may not take a colleague's lock. */
  onTakeOver: (() => Promise<void>) | null;
}

/** What to know before filling in the form. */
export function AnswerNotices({ step, onTakeOver }: AnswerNoticesProps) {
  const { t, i18n } = useTranslation('answer');
  const { answer, address, external, fillWith } = useAnswerWork();
  const { form, locked, source } = useEditorWork();
  const origin = useWatch({ control: form.control, name: 'template' });
  const { requestReference, productId, productRequestStatus: status, submission, submissionVersion } = answer;
  const told = step === 'overview' && submission ? answer.template : null;
  const isTold = told !== null && told.id === origin?.id && told.usedVersion === origin.version;
  const submitted = status === 'PENDING_REVIEW' || status === 'COMPLETED';
  return (
    <>
      {requestReference === address.requestReference ? null : (
        <Notice
          actions={
            <Link
              className={kit.strongLink}
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
            {t(external ? `newVersionElsewhere.${status}` : `newVersion.${status}`, {
              version: submissionVersion,
              date: formatDate(submission.submittedAt, pageLanguage(i18n)),
              customer: answer.requestData.customer.name,
            })}
          </p>
          <p>{t('newVersion.next', { version: submissionVersion + 1 })}</p>
        </Notice>
      ) : null}
      {step === 'overview' && external && !submitted ? (
        <Notice
          actions={
            <Link className={kit.strongLink} {...source.links.methods}>
              {t('elsewhere.open')}
            </Link>
          }
        >
          <p>{t('elsewhere.text', { customer: answer.requestData.customer.name })}</p>
        </Notice>
      ) : null}
      {step === 'overview' && submission ? (
        <OptionalPart>
          <SoldProductNotice answer={answer} onFill={locked ? undefined : fillWith} />
        </OptionalPart>
      ) : null}
      <LockNotice onTakeOver={onTakeOver} />
      {origin && !isTold ? (
        <OptionalPart>
          <FilledFrom origin={origin} />
        </OptionalPart>
      ) : null}
    </>
  );
}

/** Who is editing, until when, and what that means for what was typed here. */
function LockNotice({ onTakeOver }: { onTakeOver: (() => Promise<void>) | null }) {
  const { t, i18n } = useTranslation('answer');
  const { answer } = useAnswerWork();
  const { saveState } = useEditorWork();
  const takeOver = useMutation({
    mutationKey: ['takeOverLock'],
    mutationFn: async () => onTakeOver?.(),
    onError: showProblemToast,
  });
  const now = new Date();
  const lock = lockedBy(answer, now);
  return (
    <div role="status">
      {lock ? (
        <Notice
          actions={
            onTakeOver ? (
              <Button loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
                {t('lock.takeOver')}
              </Button>
            ) : null
          }
        >
          <p>{t('lock.text', { name: lock.holderName, time: formatClock(lock.until, now, pageLanguage(i18n)) })}</p>
          <p>
            {t(saveState.kind === 'saved' ? (onTakeOver ? 'lock.mayTakeOver' : 'lock.wait') : 'lock.kept', {
              name: lock.holderName,
            })}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
