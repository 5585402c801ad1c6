import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../components/loading-spinner/loading-spinner.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import classes from './answer-editor.module.css';
import { AnswerHistory } from './answer-history.tsx';
import { downloadAnswerDocument } from './api/download-answer-document.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import { AskedCard } from './asked-card.tsx';
import { ReasonNotice } from './reason-notice.tsx';

const SubmittedAnswer = lazy(async () => ({ default: (await import('./submitted-answer.tsx')).SubmittedAnswer }));

/** What was submitted, where nothing can be changed any more. */
export function ReadOnlyAnswer({ answer, address }: { answer: EmissionAnswer; address: AnswerAddress }) {
  const { t } = useTranslation('answer');
  const { mutate: download } = useMutation(downloadAnswerDocument(address));
  const { archived, productRequestStatus: status, submission, requestData } = answer;
  const why = status === 'CANCELED' ? 'canceled' : archived ? 'archived' : 'disconnected';
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Notice>
          <p>{t(`readOnly.${why}`, { customer: requestData.customer.name })}</p>
          <p>{t(submission ? 'readOnly.shown' : 'readOnly.nothing')}</p>
        </Notice>
        <ReasonNotice answer={answer} />
        {submission ? (
          <Suspense fallback={<LoadingSpinner />}>
            <SubmittedAnswer submission={submission} onDownload={download} />
          </Suspense>
        ) : null}
        <AnswerHistory answer={answer} address={address} />
      </div>
      <AskedCard answer={answer} address={address} />
    </div>
  );
}
