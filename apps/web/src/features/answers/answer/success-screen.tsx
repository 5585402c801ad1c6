import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../exchange/emission-editor/done-frame.module.css';
import { DoneFrame } from '../../../exchange/emission-editor/done-frame.tsx';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import kit from '../../../ui/kit.module.css';
import { ListLink } from '../../../ui/list-link.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { useAnswerWork } from './answer-work.ts';

/** What is waiting for the own organisation; two, since one of them may be the one just answered. */
const listOpenRequests = operationQuery('listReceivedProductRequests', {
  query: { productRequestStatus: ['REQUESTED', 'REJECTED'], sortBy: 'CREATED_AT', sortDirection: 'ASC', limit: 2 },
});

const AnswerQuality = lazy(async () => ({ default: (await import('./answer-quality.tsx')).AnswerQuality }));
const SoldProductNotice = lazy(async () => ({
  default: (await import('./sold-product/sold-product-notice.tsx')).SoldProductNotice,
}));

/** It is with the customer now: what happens next, and what else is waiting. */
export function SuccessScreen() {
  const { t, i18n } = useTranslation('answer');
  const { answer, external } = useAnswerWork();
  const { overview } = useEditorWork().source.links;
  const { data: open } = useQuery(listOpenRequests);
  const { submission, productRequestStatus: status, requestData } = answer;
  if (!submission || (status !== 'PENDING_REVIEW' && status !== 'COMPLETED')) return <Navigate {...overview} replace />;
  const next = open?.data.find(({ lineId }) => lineId !== answer.lineId);
  const customer = requestData.customer.name;
  return (
    <DoneFrame
      title={t(external ? 'success.sent' : 'success.title', { customer })}
      text={t('success.version', {
        version: submission.version,
        moment: formatMinute(submission.submittedAt, pageLanguage(i18n)),
      })}
      note={open && !next ? t('success.nothingLeft') : undefined}
      actions={
        <>
          {next ? (
            <Button
              variant="filled"
              renderRoot={(button) => (
                <Link
                  {...button}
                  to="/supplier/requests/$requestId/products/$productId"
                  params={{ requestId: next.requestReference, productId: next.productId }}
                />
              )}
            >
              {t('success.answerNext', { name: next.name })}
            </Button>
          ) : null}
          <Button
            variant={open && !next ? 'filled' : 'default'}
            renderRoot={(button) => <ListLink {...button} to="/products/received-requests" />}
          >
            {t('success.list')}
          </Button>
          <Button variant="subtle" renderRoot={(button) => <Link {...button} {...overview} />}>
            {t('success.look')}
          </Button>
        </>
      }
    >
      <h3 className={`${kit.subheading} ${kit.below8}`}>{t('success.next')}</h3>
      <ul className={`${kit.stack4} ${classes.list}`}>
        <li>{t(external ? 'success.delivered' : 'success.reviews', { customer })}</li>
        <li>{t(external ? 'success.asksAgain' : 'success.told', { customer })}</li>
        <li>{t('success.change')}</li>
      </ul>
      <OptionalPart>
        <div className={classes.more}>
          <AnswerQuality data={submission.data} submittedAt={submission.submittedAt} customer={customer} />
        </div>
      </OptionalPart>
      <OptionalPart>
        <div className={classes.more}>
          <SoldProductNotice answer={answer} />
        </div>
      </OptionalPart>
    </DoneFrame>
  );
}
