import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import kit from '../../../ui/kit.module.css';
import classes from './answer.module.css';
import type { EmissionAnswer } from './answer-calls.ts';

/** Why the customer sent it back, or why the own organisation declined. */
export function ReasonNotice({ answer }: { answer: EmissionAnswer }) {
  const { t, i18n } = useTranslation(['answer', 'emissionData']);
  const { productRequestStatus: status, reason, reasonCode, expectedDate, requestData, timeline } = answer;
  if ((reason === null && reasonCode === null) || (status !== 'REJECTED' && status !== 'DECLINED')) return null;
  const declined = status === 'DECLINED';
  const date = (moment: string) => formatDate(moment, pageLanguage(i18n));
  const events: readonly string[] = declined ? ['DECLINED'] : ['REJECTED', 'WITHDRAWN'];
  const when = timeline.findLast(({ event }) => events.includes(event))?.createdAt;
  const words = { customer: requestData.customer.name, date: when ? date(when) : '' };
  return (
    <section className={classes.reason} data-status={status}>
      <h2 className={`${kit.minorHeading} ${kit.breakable} ${classes.title}`}>
        {declined
          ? t(reasonCode ? 'reason.declinedAs' : 'reason.declined', {
              ...words,
              kind: reasonCode ? t(`emissionData:vocabulary.declineReason.${reasonCode}`) : '',
            })
          : t('reason.rejected', words)}
      </h2>
      {reason === null ? null : <p className={`${kit.reading} ${kit.breakable} ${kit.preLine}`}>{reason}</p>}
      {declined ? (
        <p className={kit.above8}>
          {expectedDate ? `${t('reason.expected', { date: date(expectedDate) })} ` : null}
          {t('reason.stillAnswer')}
        </p>
      ) : null}
    </section>
  );
}
