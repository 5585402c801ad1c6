import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../components/request-status/request-status.tsx';
import { rememberedQuery } from '../../lib/filters/remember-query.ts';
import { parseQueryString } from '../../lib/navigation/query-string.ts';
import classes from './answer-head.module.css';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

/** What is asked for, by whom, and who acts next. */
export function AnswerHead({ answer }: { answer: EmissionAnswer }) {
  const { t } = useTranslation('answer');
  const { name, internalReference, requestReference, requestData, productRequestStatus: status, inProgress } = answer;
  return (
    <div className={classes.head}>
      <nav className={classes.trail} aria-label={t('trail')}>
        <Link to="/products/received-requests" search={parseQueryString(rememberedQuery('received-requests'))}>
          {t('back')}
        </Link>
        <span aria-hidden>/</span>
        <span>{requestReference}</span>
      </nav>
      <div className={classes.top}>
        <div className={classes.names}>
          <h1 className={classes.name}>{name}</h1>
          <p className={classes.asked}>
            {t('askedBy', { customer: requestData.customer.name, reference: internalReference })}
          </p>
        </div>
        <RequestStatus status={status} inProgress={inProgress} side="SUPPLIER" />
      </div>
    </div>
  );
}
