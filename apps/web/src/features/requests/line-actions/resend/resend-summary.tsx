import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatMinute } from '../../../../lib/format/format-minute.ts';
import { getRequestedProduct } from '../api/get-requested-product.ts';
import type { LeftOut } from '../left-out.ts';
import { LeftOutList } from '../left-out-list.tsx';
import columns from '../plan-columns.module.css';
import type { ResendPlan } from './resend-plan.ts';
import classes from './resend-summary.module.css';

/** Each takes a call of its own. */
const mostAsked = 10;

interface ResendSummaryProps {
  plan: ResendPlan;
  /** Whether any of the suppliers is reached on another platform. */
  elsewhere: boolean;
}

export function ResendSummary({ plan: { items, reminders, anew, leftOut }, elsewhere }: ResendSummaryProps) {
  const { t } = useTranslation('lineActions');
  const again = useAllowedAgain(leftOut);
  return (
    <>
      {items.length === 0 ? <p className={columns.lead}>{t('resend.nothing')}</p> : null}
      {reminders > 0 ? (
        <p className={classes.kind}>
          <strong>{t('resend.reminders', { count: reminders })}</strong>{' '}
          {t(elsewhere ? 'elsewhere.reminder' : 'resend.reminderMeaning')}
        </p>
      ) : null}
      {anew > 0 ? (
        <p className={classes.kind}>
          <strong>{t('resend.anew', { count: anew })}</strong> {t('resend.anewMeaning')}
        </p>
      ) : null}
      <LeftOutList items={leftOut} isAll={items.length === 0} note={again} />
    </>
  );
}

/** When those that were reminded a short while ago can be reminded again. */
function useAllowedAgain(leftOut: readonly LeftOut[]) {
  const { t, i18n } = useTranslation('lineActions');
  const recent = leftOut
    .flatMap(({ code, line }) =>
      code === 'REMINDED_RECENTLY' && line?.requestReference
        ? [{ lineId: line.lineId, productId: line.productId, requestReference: line.requestReference }]
        : [],
    )
    .slice(0, mostAsked);
  const answers = useQueries({
    queries: recent.map(({ requestReference, productId }) => getRequestedProduct(requestReference, productId)),
  });
  return ({ line }: LeftOut) => {
    const allowedAt = answers[recent.findIndex(({ lineId }) => lineId === line?.lineId)]?.data?.resendAllowedAt;
    return allowedAt ? t('resend.againAt', { moment: formatMinute(allowedAt, pageLanguage(i18n)) }) : null;
  };
}
