import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorHead } from '../../../exchange/emission-editor/editor-head.tsx';
import classes from '../../../exchange/emission-editor/emission-editor.module.css';
import { ExpectedMark } from '../../../exchange/expected-mark.tsx';
import { ExternalMark } from '../../../exchange/network/external-mark.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import { getCurrentUser } from '../../../lib/account.ts';
import { mayCall } from '../../../lib/may-call.ts';
import { BelowHead } from '../../../ui/below-head.tsx';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { type AnswerAddress, downloadAnswerDocument, type EmissionAnswer, getEmissionAnswer } from './answer-calls.ts';
import { AnswerEditor } from './answer-editor.tsx';
import { AskedCard } from './asked-card.tsx';
import { ReasonNotice } from './reason-notice.tsx';

const SoldProductNotice = lazy(async () => ({
  default: (await import('./sold-product/sold-product-notice.tsx')).SoldProductNotice,
}));

const AnswerHistory = lazy(async () => ({ default: (await import('./answer-history.tsx')).AnswerHistory }));

const SubmittedAnswer = lazy(async () => ({ default: (await import('./submitted-answer.tsx')).SubmittedAnswer }));

const DraftAnswer = lazy(async () => ({ default: (await import('./submitted-answer.tsx')).DraftAnswer }));

interface AnswerPageProps {
  address: AnswerAddress;
  step: AnswerStep;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
  /** The step. */
  children: ReactNode;
}

/** One product that a customer asks for, and the answer to it. */
export function AnswerPage({ address, step, renderTitle, children }: AnswerPageProps) {
  const { data: answer, error, refetch, isFetching } = useQuery(getEmissionAnswer(address));
  const { data: user } = useQuery(getCurrentUser);
  const queryClient = useQueryClient();
  // Looking at it has changed what the list says of it.
  useEffect(
    () => () => void queryClient.invalidateQueries({ queryKey: ['listReceivedProductRequests'] }),
    [queryClient],
  );
  if (!answer || !user) {
    return error ? <AnswerFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  const mayAnswer = mayCall('saveEmissionDraft', user.accessLevel);
  const editable = mayAnswer && answer.featureFlags.edit === 'ENABLED';
  return (
    <>
      {renderTitle(answer.name)}
      <AnswerHead answer={answer} />
      <BelowHead>
        {editable ? (
          <AnswerEditor key={answer.lineId} answer={answer} address={address} user={user} step={step}>
            {children}
          </AnswerEditor>
        ) : (
          <ReadOnlyAnswer answer={answer} address={address} mayAnswer={mayAnswer} />
        )}
      </BelowHead>
    </>
  );
}

interface AnswerFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function AnswerFailure(props: AnswerFailureProps) {
  const { t } = useTranslation('answer');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/products/received-requests"
    />
  );
}

/** What is asked for, by whom, and who acts next. */
function AnswerHead({ answer }: { answer: EmissionAnswer }) {
  const { t } = useTranslation('answer');
  const { name, internalReference, requestReference, requestData, productRequestStatus: status, inProgress } = answer;
  const external = useIsExternal(requestData.customer.id);
  return (
    <EditorHead
      list={<ListLink to="/products/received-requests">{t('back')}</ListLink>}
      place={<span>{requestReference}</span>}
      name={name}
      about={t('askedBy', { customer: requestData.customer.name, reference: internalReference })}
      state={
        <>
          <ExternalMark partnerId={requestData.customer.id} />
          <div className={kit.row8}>
            <RequestStatus status={status} inProgress={inProgress} side="SUPPLIER" external={external} />
            <ExpectedMark line={answer} />
          </div>
        </>
      }
    />
  );
}

interface ReadOnlyAnswerProps {
  answer: EmissionAnswer;
  address: AnswerAddress;
  /** Otherwise it is the reader who may change nothing, and not the answer that is closed. */
  mayAnswer: boolean;
}

/** What was submitted, where nothing can be changed any more, or not by the reader. */
function ReadOnlyAnswer({ answer, address, mayAnswer }: ReadOnlyAnswerProps) {
  const { t } = useTranslation(['answer', 'common']);
  const { mutate: download } = useMutation(downloadAnswerDocument(address));
  const { archived, productRequestStatus: status, submission, requestData, draft, featureFlags } = answer;
  const closed = featureFlags.edit !== 'ENABLED';
  const why = status === 'CANCELED' ? 'canceled' : archived ? 'archived' : 'disconnected';
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Notice>
          {mayAnswer ? null : <p>{t('common:viewOnly')}</p>}
          {closed ? <p>{t(`readOnly.${why}`, { customer: requestData.customer.name })}</p> : null}
          <p>{t(submission ? 'readOnly.shown' : 'readOnly.nothing')}</p>
        </Notice>
        <ReasonNotice answer={answer} />
        {draft && !mayAnswer ? (
          <OptionalPart fallback={<LoadingSpinner />}>
            <DraftAnswer draft={draft} onDownload={download} />
          </OptionalPart>
        ) : null}
        {submission ? (
          <OptionalPart fallback={<LoadingSpinner />}>
            <SoldProductNotice answer={answer} />
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
