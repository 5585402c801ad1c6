import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ValueCell as EmissionValue } from '../../../exchange/line-table/line-cells.tsx';
import { ValidityMark } from '../../../exchange/validity-mark/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { noValue } from '../../../lib/format/no-value.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import type { SoldProduct } from './api/list-templates.ts';
import classes from './sold-cells.module.css';

interface CellProps {
  product: SoldProduct;
}

/** The reference; in front of it, that there are changes which nobody has been sent. */
export function ReferenceLine({ product: { internalReference, draftSavedAt } }: CellProps) {
  const { t } = useTranslation('templates');
  return (
    <span className={classes.reference}>
      <CutText>{internalReference}</CutText>
      {draftSavedAt === null ? null : <span className={classes.draft}>{t('list.draft')}</span>}
    </span>
  );
}

/** The value, and what stands against answering with it. */
export function ValueCell({ product }: CellProps) {
  const { t } = useTranslation(['templates', 'exchange']);
  const { id, complete, dataVersion, openFindings, emissionValueGranularity } = product;
  const missing = dataVersion === 0 ? t('noData') : t('list.incomplete', { count: openFindings });
  return (
    <>
      {emissionValueGranularity === 'UNAVAILABLE' ? (
        <span className={classes.none}>{t('exchange:granularity.UNAVAILABLE')}</span>
      ) : complete || product.emissionValue !== null ? (
        <EmissionValue line={product} />
      ) : null}
      {complete ? null : (
        <div>
          <Link className={classes.link} to="/products/sold/$templateId/emissions-data" params={{ templateId: id }}>
            {missing}
          </Link>
        </div>
      )}
    </>
  );
}

export function ValidCell({ product: { validUntil, validity } }: CellProps) {
  return validity === null ? noValue : <ValidityMark validUntil={validUntil} validity={validity} />;
}

/** Who was answered with it, and who holds an older version. */
export function CustomersCell({ product: { id, holders } }: CellProps) {
  const { t } = useTranslation('templates');
  if (holders.customers === 0) return <span className={classes.none}>{t('list.noCustomers')}</span>;
  return (
    <>
      {t('list.customers', { count: holders.customers })}
      {holders.outdatedCustomers > 0 ? (
        <div>
          <Link
            className={classes.link}
            to="/products/sold/$templateId"
            params={{ templateId: id }}
            search={{ outdated: 'true' }}
            hash="holders"
          >
            {t('list.outdated', { count: holders.outdatedCustomers })}
          </Link>
        </div>
      ) : null}
    </>
  );
}

export function UpdatedCell({ product: { updatedAt } }: CellProps) {
  const { i18n } = useTranslation('templates');
  const language = pageLanguage(i18n);
  return (
    <>
      <span className="tabular">{formatDate(updatedAt, language)}</span>
      <div className={classes.second}>{timeAgo(updatedAt, new Date(), language)}</div>
    </>
  );
}
