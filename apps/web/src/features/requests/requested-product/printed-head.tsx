import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { getOrganisation } from '../../../lib/account/get-organisation.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import type { RequestedProduct } from './api/get-requested-product.ts';
import classes from './printed-head.module.css';

/** On paper: whose document this is, and of when. */
export function PrintedHead({ product }: { product: RequestedProduct }) {
  const { t, i18n } = useTranslation('review');
  const { data: organisation } = useQuery(getOrganisation);
  const facts: [label: string, value: string | null | undefined][] = [
    [t('printed.customer'), organisation?.name],
    [t('printed.supplier'), product.supplier?.name],
    [t('printed.reference'), product.internalReference],
    [t('printed.request'), product.requestReference],
    [t('printed.on'), formatDate(new Date(), pageLanguage(i18n))],
  ];
  return (
    <dl className={classes.head}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
