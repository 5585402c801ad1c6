import { useTranslation } from 'react-i18next';
import type { RequestedProduct } from './api/get-requested-product.ts';
import classes from './expectations.module.css';

/** How the data should be; they may differ. */
export function Expectations({ expects }: { expects: NonNullable<RequestedProduct['expects']> }) {
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
