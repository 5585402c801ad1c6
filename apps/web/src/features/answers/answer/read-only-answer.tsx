import { useMutation } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../exchange/emission-editor/editor-columns.module.css';
import { LoadingSpinner } from '../../../ui/loading-spinner/loading-spinner.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { OptionalPart } from '../../../ui/optional-part/optional-part.tsx';
import { downloadAnswerDocument } from './api/download-answer-document.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import { AskedCard } from './asked-card.tsx';
import { ReasonNotice } from './reason-notice.tsx';

const TemplateNotice = lazy(async () => ({
  default: (await import('./template/template-notice.tsx')).TemplateNotice,
}));
const AnswerHistory = lazy(async () => ({ default: (await import('./answer-history.tsx')).AnswerHistory }));
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
          <OptionalPart fallback={<LoadingSpinner />}>
            <TemplateNotice answer={answer} />
            <SubmittedAnswer submission={submission} customer={requestData.customer.name} onDownload={download} />
          </OptionalPart>
        ) : null}
        <OptionalPart>
          <AnswerHistory answer={answer} address={address} />
        </OptionalPart>
      </div>
      <AskedCard answer={answer} address={address} />
    </div>
  );
}
