import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../../../exchange/request-status/request-status.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { AnswerLink } from './answer-link.tsx';
import type { TemplateMatch } from './api/list-template-matches.ts';
import classes from './match-cells.module.css';

interface CellProps {
  match: TemplateMatch;
}

export function ProductCell({ match }: CellProps) {
  return (
    <AnswerLink match={match} className={classes.product}>
      {match.name}
    </AnswerLink>
  );
}

/** The customer's reference, and ours as far as the customer knows it. */
export function ReferenceLine({ match: { internalReference, supplierProductReference } }: CellProps) {
  const { t } = useTranslation('templateMatches');
  return (
    <span className={classes.references}>
      {internalReference}
      {supplierProductReference ? <span>{t('ownReference', { reference: supplierProductReference })}</span> : null}
    </span>
  );
}

/** Where it stands and until when; all that is listed waits for the reader. */
export function StatusCell({ match: { productRequestStatus, hasDraft, dueDate } }: CellProps) {
  const { t, i18n } = useTranslation('exchange');
  const isLate = dueDate !== null && dueDate < dayOf(new Date());
  return (
    <>
      <RequestStatus status={productRequestStatus} inProgress={hasDraft} side="SUPPLIER" />
      {dueDate === null ? null : (
        <div className={classes.second} data-late={isLate || undefined}>
          {t(isLate ? 'column.overdue' : 'column.due', { date: formatDate(dueDate, pageLanguage(i18n)) })}
        </div>
      )}
    </>
  );
}
