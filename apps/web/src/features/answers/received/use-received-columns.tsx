import type { SortDirection } from '@pcf/contract/vocabulary/lists';
import type { ReceivedRequestSortField } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { ExpectedMark } from '../../../exchange/expected-mark.tsx';
import type { LineView } from '../../../exchange/line-filters/use-line-view.ts';
import { PartnerName } from '../../../exchange/network/external-mark.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { QualityMark } from '../../../exchange/quality-mark.tsx';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import { LapseMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { nextSort } from '../../../lib/filters/filters.ts';
import { dayOf, formatDate } from '../../../lib/format/date-format.ts';
import { noValue } from '../../../lib/format/number-format.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { Column } from '../../../ui/data-table/list-page.ts';
import kit from '../../../ui/kit.module.css';
import type { ReceivedLine } from './list-received-product-requests.ts';
import { ReceivedLink } from './received-link.tsx';
import classes from './received-page.module.css';

/** What a supplier does next with a request, or whom it waits for. */
export const nextSteps = [
  'answer',
  'continueDraft',
  'correct',
  'beingEdited',
  'waitForCustomer',
  'renew',
  'nothing',
  'stillAnswer',
  'closed',
] as const;

/** Whether it is the reader's turn; everything else waits for somebody, or for nobody. */
export const isOwnTurn = (step: NextStep): boolean =>
  step === 'answer' || step === 'continueDraft' || step === 'correct';

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
  const sortBy = (field: ReceivedRequestSortField, first?: SortDirection) => ({
    direction: filters.sort === field ? (filters.order ?? 'DESC') : null,
    onSort: () => change(nextSort(filters, field, first)),
  });
  return [
    {
      id: 'product',
      header: t('column.product'),
      cell: cells.name,
      below: cells.reference,
    },
    { id: 'customer', header: t('column.customer'), cell: cells.customer, width: 'clamp(108px, 13cqi, 190px)' },
    {
      id: 'asked',
      header: t('column.asked'),
      cell: cells.asked,
      width: '100px',
      shownFrom: 960,
      sort: sortBy('CREATED_AT'),
    },
    { id: 'due', header: t('column.due'), cell: cells.due, width: '96px', sort: sortBy('DUE_DATE', 'ASC') },
    {
      id: 'status',
      header: t('column.status'),
      cell: cells.status,
      width: 'clamp(168px, 21cqi, 240px)',
      shownFrom: 760,
    },
    { id: 'next', header: t('column.next'), cell: cells.next, width: '124px' },
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
      {isNew ? <span className={`${kit.bold} ${classes.new}`}>{t('new')}</span> : null}
      <CutText>{internalReference}</CutText>
    </span>
  );
}

function AskedCell({ line: { requestedAt } }: CellProps) {
  const { i18n } = useTranslation('received');
  const language = pageLanguage(i18n);
  return (
    <>
      <span className={kit.tabular}>{formatDate(requestedAt, language)}</span>
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
      <span className={kit.tabular}>{formatDate(dueDate, pageLanguage(i18n))}</span>
      {isLate ? <div className={`${kit.danger} ${kit.tiny} ${classes.late}`}>{t('overdue')}</div> : null}
    </>
  );
}

function StatusCell({ line }: CellProps) {
  const { t } = useTranslation('exchange');
  const { productRequestStatus, inProgress, requestReference, qualityScore, inForce } = line;
  const external = useIsExternal(line.customer.id);
  return (
    <>
      <RequestStatus status={productRequestStatus} inProgress={inProgress} side="SUPPLIER" external={external} />
      <div className={classes.second}>{requestReference}</div>
      {qualityScore === null ? null : (
        <div className={`${kit.finePrint} ${kit.row} ${classes.quality}`}>
          {t('column.quality')} <QualityMark score={qualityScore} />
        </div>
      )}
      <ExpectedMark line={line} />
      <LapseMark inForce={inForce} />
    </>
  );
}

function NextCell({ line }: CellProps) {
  const { t } = useTranslation('received');
  const step = nextStep(line, new Date());
  const external = useIsExternal(line.customer.id);
  const isActed = useMayCall()('submitEmissionData') && isOwnTurn(step);
  return (
    <>
      {isActed ? null : (
        <div className={`${kit.muted} ${kit.breakable}`}>
          {external && step === 'waitForCustomer'
            ? t('waitForDelivery')
            : t(`next.${step}`, { name: line.lock?.holderName ?? '' })}
        </div>
      )}
      <ReceivedLink line={line} className={(isActed ? classes.act : classes.view) ?? ''}>
        {isActed ? t(`next.${step}`, { name: '' }) : t('view')}
      </ReceivedLink>
    </>
  );
}

type NextStep = (typeof nextSteps)[number];

type Asked = Pick<
  ReceivedLine,
  'productRequestStatus' | 'inProgress' | 'lock' | 'archived' | 'featureFlags' | 'inForce'
>;

export function nextStep(line: Asked, now: Date): NextStep {
  const { productRequestStatus: status, inProgress, lock, archived, featureFlags } = line;
  if (archived || status === 'CANCELED') return 'closed';
  const open = status === 'REQUESTED' || status === 'REJECTED';
  if (open && featureFlags.edit !== 'ENABLED') return 'closed';
  if (lock && !lock.own && new Date(lock.until) > now) return 'beingEdited';
  if (open && inProgress) return 'continueDraft';
  if (status === 'REJECTED') return 'correct';
  if (status === 'REQUESTED') return 'answer';
  if (status === 'PENDING_REVIEW') return 'waitForCustomer';
  if (featureFlags.edit !== 'ENABLED') return 'nothing';
  if (status === 'DECLINED') return 'stillAnswer';
  const validity = line.inForce?.validity;
  return validity === 'EXPIRING' || validity === 'EXPIRED' ? 'renew' : 'nothing';
}
