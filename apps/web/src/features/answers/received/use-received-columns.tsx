import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/received-request-sort-field';
import { useTranslation } from 'react-i18next';
import { QualityMark } from '../../../exchange/data-quality/quality-mark.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { nextSort } from '../../../exchange/line-table/next-sort.ts';
import { PartnerName } from '../../../exchange/network/partner-name.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { RequestStatus } from '../../../exchange/request-status/request-status.tsx';
import { LapseMark } from '../../../exchange/validity-mark/lapse-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { ReceivedLine } from './api/list-received-product-requests.ts';
import { isOwnTurn, nextStep } from './next-step.ts';
import classes from './use-received-columns.module.css';

// The same at every rendering, so that a row is not drawn again when the list is sorted.
const cells = {
  name: ({ name }: ReceivedLine) => name,
  reference: (line: ReceivedLine) => <ReferenceLine line={line} />,
  customer: ({ customer }: ReceivedLine) => <PartnerName partner={customer} />,
  asked: (line: ReceivedLine) => <AskedCell line={line} />,
  due: (line: ReceivedLine) => <DueCell line={line} />,
  status: (line: ReceivedLine) => <StatusCell line={line} />,
  next: (line: ReceivedLine) => <NextCell line={line} />,
};

/** The first column is a plain text, so that a row can be a link. */
export function useReceivedColumns({ filters, change }: LineView): Column<ReceivedLine>[] {
  const { t } = useTranslation('received');
  const sortBy = (field: ReceivedRequestSortField) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => change(nextSort(filters, field)),
  });
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: cells.name,
      below: cells.reference,
    },
    { id: 'customer', header: t('column.customer'), cell: cells.customer, width: '16%' },
    {
      id: 'asked',
      header: t('column.asked'),
      cell: cells.asked,
      width: '128px',
      sort: sortBy('CREATED_AT'),
    },
    { id: 'due', header: t('column.due'), cell: cells.due, width: '124px' },
    {
      id: 'status',
      header: t('column.status'),
      cell: cells.status,
      width: '240px',
    },
    { id: 'next', header: t('column.next'), cell: cells.next, width: '176px' },
  ];
}

interface CellProps {
  line: ReceivedLine;
}

/** The customer's reference; in front of it, what the reader has not looked at yet. */
function ReferenceLine({ line: { internalReference, isNew } }: CellProps) {
  const { t } = useTranslation('received');
  return (
    <span className={classes.reference}>
      {isNew ? <span className={classes.new}>{t('new')}</span> : null}
      <CutText>{internalReference}</CutText>
    </span>
  );
}

function AskedCell({ line: { requestedAt } }: CellProps) {
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
function DueCell({ line: { dueDate, productRequestStatus: status } }: CellProps) {
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

function StatusCell({ line }: CellProps) {
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

function NextCell({ line }: CellProps) {
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
