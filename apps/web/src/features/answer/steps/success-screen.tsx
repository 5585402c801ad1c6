import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../components/page-language.ts';
import { formatMinute } from '../../../lib/format/format-minute.ts';
import { useAnswerWork } from '../answer-work.ts';
import { listOpenRequests } from '../api/list-open-requests.ts';
import classes from './success-screen.module.css';

/** It is with the customer now: what happens next, and what else is waiting. */
export function SuccessScreen() {
  const { t, i18n } = useTranslation('answer');
  const { answer, address } = useAnswerWork();
  const { data: open } = useQuery(listOpenRequests);
  const { submission, productRequestStatus: status, requestData } = answer;
  const params = { requestId: address.requestReference, productId: address.productId };
  if (!submission || (status !== 'PENDING_REVIEW' && status !== 'COMPLETED')) {
    return <Navigate to="/supplier/requests/$requestId/products/$productId" params={params} replace />;
  }
  const next = open?.data.find(({ lineId }) => lineId !== answer.lineId);
  const customer = requestData.customer.name;
  return (
    <section className={classes.done} aria-labelledby="answer-step">
      <svg className={classes.mark} viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r="22" />
        <path d="m15 24.5 6.5 6.5L33.5 18" />
      </svg>
      <h2 id="answer-step" className={classes.title} tabIndex={-1} data-page-focus>
        {t('success.title', { customer })}
      </h2>
      <p className={classes.text}>
        {t('success.version', {
          version: submission.version,
          moment: formatMinute(submission.submittedAt, pageLanguage(i18n)),
        })}
      </p>
      <h3 className={classes.subtitle}>{t('success.next')}</h3>
      <ul className={classes.list}>
        <li>{t('success.reviews', { customer })}</li>
        <li>{t('success.told')}</li>
        <li>{t('success.change')}</li>
      </ul>
      <div className={classes.actions}>
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
          renderRoot={(button) => <Link {...button} to="/products/received-requests" />}
        >
          {t('success.list')}
        </Button>
        <Button
          variant="subtle"
          renderRoot={(button) => (
            <Link {...button} to="/supplier/requests/$requestId/products/$productId" params={params} />
          )}
        >
          {t('success.look')}
        </Button>
      </div>
      {open && !next ? <p className={classes.text}>{t('success.nothingLeft')}</p> : null}
    </section>
  );
}
