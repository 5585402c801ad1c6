import { useWords } from '../../i18n/use-words.ts';
import { dayOf, formatDate } from '../../lib/format/date-format.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { listNumber } from '../../lib/format/rounding.ts';
import { formatShare } from '../../lib/format/shares.ts';
import { ExactValue } from '../../ui/exact-value.tsx';
import kit from '../../ui/kit.module.css';
import { ExpectedMark } from '../expected-mark.tsx';
import { PartnerName } from '../network/external-mark.tsx';
import { QualityMark } from '../quality-mark.tsx';
import { RequestStatus } from '../request-status.tsx';
import { LapseMark } from '../validity-mark.tsx';
import { perText } from './emission-text.ts';
import type { PurchasedLine } from './line-actions.ts';
import styles from './line-cells.module.css';

type WithValue = Pick<PurchasedLine, 'emissionValue' | 'emissionUnit' | 'emissionUnitAmount'>;

interface CellProps {
  line: PurchasedLine;
}

export function SupplierCell({ line: { supplier } }: CellProps) {
  const { t } = useWords('exchange');
  return supplier ? <PartnerName partner={supplier} /> : <span className={styles.none}>{t('column.noSupplier')}</span>;
}

export function StatusCell({ line }: CellProps) {
  return (
    <>
      <RequestStatus status={line.productRequestStatus} inProgress={line.inProgress} />
      {line.requestReference ? <div className={styles.second}>{line.requestReference}</div> : null}
      <ExpectedMark line={line} />
      <LapseMark inForce={line.inForce} />
    </>
  );
}

interface ValueCellProps {
  line: WithValue;
  /** With every digit, where it stands beside another that it is compared with. */
  exact?: boolean;
}

export function ValueCell({ line, exact = false }: ValueCellProps) {
  const { t, language } = useWords('exchange');
  if (line.emissionValue === null) return noValue;
  const { emissionUnitAmount: amount } = line;
  const per = perText(line.emissionUnit, amount, t('column.piece', { count: amount ?? 1 }), language);
  const digits = exactNumber(line.emissionValue, language);
  return (
    <>
      <span className={`${kit.strong} ${styles.value}`}>
        <ExactValue shown={exact ? digits : listNumber(line.emissionValue, language)} exact={digits} />
      </span>
      {per === null ? null : <span className={styles.per}> / {per}</span>}
    </>
  );
}

/** What became of what was submitted and does not count. */
const proposalFates = ['PENDING_REVIEW', 'REJECTED', 'other'] as const;

/** What counts now; below or instead of it what was submitted and does not count, which never looks like data. */
export function LineValueCell({ line }: CellProps) {
  const { t } = useWords('exchange');
  const { inForce, submissionVersion, productRequestStatus: status } = line;
  if (submissionVersion === 0) return noValue;
  if (submissionVersion === inForce?.version) return <DataValue line={inForce} />;
  const fate = proposalFates.find((each) => each === status) ?? proposalFates[2];
  const proposal = t(`column.proposal.${fate}`);
  return inForce ? (
    <>
      <DataValue line={inForce} />
      <div className={styles.second}>
        {proposal}: <DataValue line={line} />
      </div>
    </>
  ) : (
    <span className={styles.proposal}>
      <DataValue line={line} />
      <div className={styles.second}>{proposal}</div>
    </span>
  );
}

function DataValue({ line }: { line: WithValue }) {
  const { t } = useWords('exchange');
  return line.emissionValue === null ? (
    <span className={styles.none}>{t('granularity.UNAVAILABLE')}</span>
  ) : (
    <ValueCell line={line} />
  );
}

/** What the data are worth, and what that rests on most: of those in force, where some are. */
export function QualityCell({ line }: CellProps) {
  const { t, language } = useWords('exchange');
  const { qualityScore, shareOfPrimaryDataInEmissionFactor: share } = line.inForce ?? line;
  return (
    <>
      <QualityMark score={qualityScore} />
      {share === null ? null : (
        <div className={styles.second}>{t('column.primaryShare', { share: formatShare(share / 100, language) })}</div>
      )}
    </>
  );
}

export function UpdatedCell({ line }: CellProps) {
  const { t, language } = useWords('exchange');
  const { dueDate, productRequestStatus: status } = line;
  // A date to keep is only of interest while the supplier is the one to act.
  const isDue = dueDate !== null && (status === 'REQUESTED' || status === 'REJECTED');
  const isLate = isDue && dueDate < dayOf(new Date());
  return (
    <>
      <span className={kit.tabular}>{formatDate(line.updatedAt, language)}</span>
      {isDue ? (
        <div className={styles.second} data-late={isLate || undefined}>
          {t(isLate ? 'column.overdue' : 'column.due', { date: formatDate(dueDate, language) })}
        </div>
      ) : null}
    </>
  );
}
