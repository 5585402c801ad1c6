import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import type { RequestedProduct } from './api/get-requested-product.ts';
import classes from './request-words.module.css';

/** What was written with the request, and why it came back. */
export function RequestWords({ product }: { product: RequestedProduct }) {
  const { t, i18n } = useTranslation('requests');
  const { requestComment, reason, reasonCode, expectedDate, productRequestStatus: status } = product;
  if (requestComment === null && reason === null) return null;
  return (
    <div className={classes.words}>
      {reason === null ? null : (
        <section className={classes.card} data-status={status}>
          <h2 className={classes.title}>{t(status === 'DECLINED' ? 'reason.declined' : 'reason.rejected')}</h2>
          {reasonCode === null ? null : <p className={classes.kind}>{t(`reasonKind.${reasonCode}`)}</p>}
          <p className={classes.text}>{reason}</p>
          {expectedDate === null ? null : (
            <p className={classes.expected}>
              {t('expectedDate', { date: formatDate(expectedDate, pageLanguage(i18n)) })}
            </p>
          )}
        </section>
      )}
      {requestComment === null ? null : (
        <section className={classes.card}>
          <h2 className={classes.title}>{t('requestComment')}</h2>
          <p className={classes.text}>{requestComment}</p>
        </section>
      )}
    </div>
  );
}
