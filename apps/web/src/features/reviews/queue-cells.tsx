import { useTranslation } from 'react-i18next';
import { changeInForce } from '../../exchange/change-in-force.ts';
import { perText } from '../../exchange/line-table/emission-text.ts';
import type { PurchasedLine } from '../../exchange/line-table/line-actions.ts';
import { ValueCell } from '../../exchange/line-table/line-cells.tsx';
import { UnlikelyMark } from '../../exchange/unlikely-mark.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatMinute } from '../../lib/format/date-format.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { listNumber } from '../../lib/format/rounding.ts';
import { formatChange, formatShare } from '../../lib/format/shares.ts';
import kit from '../../ui/kit.module.css';
import { hasNoData } from './accept-many.ts';
import classes from './reviews.module.css';

interface CellProps {
  line: PurchasedLine;
}

export function SubmittedValueCell({ line }: CellProps) {
  const { t } = useTranslation('review');
  if (hasNoData(line)) {
    return <span className={classes.second}>{t('queue.noData')}</span>;
  }
  return (
    <>
      <ValueCell line={line} exact={changeInForce(line).exact} />
      <UnlikelyMark warnings={line.plausibilityWarnings} />
    </>
  );
}

/** How far it is from what counts now. */
export function ChangeCell({ line }: CellProps) {
  const { t, i18n } = useTranslation(['review', 'exchange']);
  const language = pageLanguage(i18n);
  const { inForce } = line;
  if (inForce === null) return <span className={classes.second}>{t('queue.first')}</span>;
  const { change, exact } = changeInForce(line);
  const numberText = exact ? exactNumber : listNumber;
  const { emissionValue: value, emissionUnit: unit, emissionUnitAmount: amount } = inForce;
  const per = perText(unit, amount, t('exchange:column.piece', { count: amount ?? 1 }), language);
  const was = value === null ? t('queue.noData') : `${numberText(value, language)}${per === null ? '' : ` / ${per}`}`;
  return (
    <>
      <span className={`${kit.strong} ${kit.tabular}`}>
        {change === null ? noValue : formatChange(change, language)}
      </span>
      <div className={classes.second}>{t('queue.inForce', { value: was })}</div>
    </>
  );
}

export function SubmittedCell({ line: { submittedAt, submissionVersion } }: CellProps) {
  const { t, i18n } = useTranslation('review');
  return (
    <>
      <span className={kit.tabular}>
        {submittedAt === null ? noValue : formatMinute(submittedAt, pageLanguage(i18n))}
      </span>
      <div className={classes.second}>{t('queue.version', { version: submissionVersion })}</div>
    </>
  );
}

/** What the value rests on. */
export function BasisCell({ line }: CellProps) {
  const { t, i18n } = useTranslation('review');
  const { emissionDataVerified: verified, shareOfPrimaryDataInEmissionFactor: share } = line;
  return (
    <>
      {t(verified === true ? 'queue.verified' : 'queue.notVerified')}
      {share === null ? null : (
        <div className={classes.second}>
          {t('queue.primary', { share: formatShare(share / 100, pageLanguage(i18n)) })}
        </div>
      )}
    </>
  );
}
