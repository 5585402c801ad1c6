import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import type { LineAddress, RequestedProduct } from './requested-product-calls.ts';
import classes from './requested-product-page.module.css';
import { useShowChange } from './use-show-change.ts';

interface ProductFactsProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
}

/** What was asked for; only what there is. */
export function ProductFacts(props: ProductFactsProps) {
  const { product } = props;
  const { t, i18n } = useTranslation(['requests', 'exchange']);
  const { requestReference, requestedAt, campaign, description, unit, supplierProductReference } = product;
  const date = (day: string) => formatDate(day, pageLanguage(i18n));
  const facts: [label: string, value: ReactNode][] = [
    [t('fact.request'), requestReference],
    [t('fact.requestedAt'), requestedAt && date(requestedAt)],
    [t('fact.due'), hasDueDate(product) && <DueDate key="due" {...props} />],
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

const hasDueDate = ({ dueDate, featureFlags }: RequestedProduct) =>
  dueDate !== null || featureFlags.changeDueDate === 'ENABLED';

/** With the way to another one, for as long as the supplier is waited for. */
function DueDate({ product, address, actions }: ProductFactsProps) {
  const { t, i18n } = useTranslation('requests');
  const showChange = useShowChange(address);
  const { dueDate, featureFlags } = product;
  const mayChange = useMayCall()('changeDueDate');
  return (
    <span className={`${kit.row0x8} ${classes.due}`}>
      {dueDate === null ? t('fact.noDue') : formatDate(dueDate, pageLanguage(i18n))}
      {mayChange && featureFlags.changeDueDate === 'ENABLED' ? (
        <Button
          size="xs"
          variant="subtle"
          className={classes.changeDue ?? ''}
          onClick={() => actions.changeDueDate([product], showChange)}
        >
          {t(dueDate === null ? 'fact.setDue' : 'fact.changeDue')}
        </Button>
      ) : null}
    </span>
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
