import { useTranslation } from 'react-i18next';
import { QualityMark } from '../../../exchange/data-quality/quality-mark.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { RequestStatus } from '../../../exchange/request-status/request-status.tsx';
import { LapseMark } from '../../../exchange/validity-mark/lapse-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { ReceivedLine } from './api/list-received-product-requests.ts';
import { isOwnTurn, nextStep } from './next-step.ts';
import classes from './received-cells.module.css';

interface CellProps {
  line: ReceivedLine;
}

/** The customer's reference; in front of it, what the reader has not looked at yet. */
export function ReferenceLine({ line: { internalReference, isNew } }: CellProps) {
  const { t } = useTranslation('received');
  return (
    <span className={classes.reference}>
      {isNew ? <span className={classes.new}>{t('new')}</span> : null}
      <CutText>{internalReference}</CutText>
    </span>
  );
}

export function AskedCell({ line: { requestedAt } }: CellProps) {
  const { i18n } = useTranslation('received');
  const language = pageLanguage(i18n);
  return (
    <>
      <span className="tabular">{formatDate(requestedAt, language)}</span>
      <div className={classes.second}>{timeAgo(requestedAt, new Date(), language)}</div>
    </>
  );
}

/** A date to keep is only late while the reader is the one to act. */
export function DueCell({ line: { dueDate, productRequestStatus: status } }: CellProps) {
  const { t, i18n } = useTranslation('received');
  if (dueDate === null) return noValue;
  const isLate = dueDate < dayOf(new Date()) && (status === 'REQUESTED' || status === 'REJECTED');
  return (
    <>
      <span className="tabular">{formatDate(dueDate, pageLanguage(i18n))}</span>
      {isLate ? <div className={classes.late}>{t('overdue')}</div> : null}
    </>
  );
}

export function StatusCell({ line }: CellProps) {
  const { t } = useTranslation('exchange');
  const { productRequestStatus, inProgress, requestReference, qualityScore, inForce } = line;
  const elsewhere = useIsElsewhere(line.customer.id);
  return (
    <>
      <RequestStatus status={productRequestStatus} inProgress={inProgress} side="SUPPLIER" elsewhere={elsewhere} />
      <div className={classes.second}>{requestReference}</div>
      {qualityScore === null ? null : (
        <div className={classes.quality}>
          {t('column.quality')} <QualityMark score={qualityScore} />
        </div>
      )}
      <LapseMark inForce={inForce} />
    </>
  );
}

export function NextCell({ line }: CellProps) {
  const { t } = useTranslation('received');
  const step = nextStep(line, new Date());
  const elsewhere = useIsElsewhere(line.customer.id);
  return (
    <span className={classes.next} data-own={isOwnTurn(step) || undefined}>
      {elsewhere && step === 'waitForCustomer'
        ? t('waitForDelivery')
        : t(`next.${step}`, { name: line.lock?.holderName ?? '' })}
    </span>
  );
}
