import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import kit from '../../../ui/kit.module.css';
import type { RequestedProduct } from './requested-product-calls.ts';
import classes from './requested-product-page.module.css';

/** What was asked for; only what there is. */
export function ProductFacts({ product }: { product: RequestedProduct }) {
  const { t, i18n } = useTranslation(['requests', 'exchange']);
  const { requestReference, requestedAt, dueDate, campaign, description, unit, supplierProductReference } = product;
  const date = (day: string) => formatDate(day, pageLanguage(i18n));
  const facts: [label: string, value: ReactNode][] = [
    [t('fact.request'), requestReference],
    [t('fact.requestedAt'), requestedAt && date(requestedAt)],
    [t('fact.due'), dueDate && date(dueDate)],
    [
      t('fact.campaign'),
      campaign && (
        <Link className={kit.link} to="/customer/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
          {campaign.name}
        </Link>
      ),
    ],
    [t('fact.expects'), product.expects && <Expectations expects={product.expects} />],
    [t('fact.unit'), unit && t(`exchange:unit.${unit}`)],
    [t('fact.supplierReference'), supplierProductReference],
    [t('fact.description'), description && <span className={kit.preLine}>{description}</span>],
  ];
  return (
    <section className={`${kit.card} ${classes.productFactsCard}`} aria-label={t('fact.title')}>
      <dl className={`${kit.stack12} ${classes.facts}`}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

/** How the data should be; they may differ. */
function Expectations({ expects }: { expects: NonNullable<RequestedProduct['expects']> }) {
  const { t } = useTranslation(['requests', 'exchange']);
  const { unit, lifecycleBoundary, referenceYear, verified } = expects;
  const wishes = [
    unit && t('expects.unit', { unit: t(`exchange:unit.${unit}`) }),
    lifecycleBoundary && t(`exchange:boundary.${lifecycleBoundary}`),
    referenceYear && t('expects.year', { year: String(referenceYear) }),
    verified && t('expects.verified'),
  ].filter((wish) => typeof wish === 'string');
  return (
    <ul className={classes.wishes}>
      {wishes.map((wish) => (
        <li key={wish}>{wish}</li>
      ))}
    </ul>
  );
}
