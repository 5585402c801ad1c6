import { useTranslation } from 'react-i18next';
import classes from '../../../../exchange/product-rows/product-rows.module.css';
import { ScrollSection } from '../../../../exchange/product-rows/scroll-section.tsx';
import type { NotRestored } from './use-restoring.ts';

export function NotRestoredList({ items }: { items: readonly NotRestored[] }) {
  const { t } = useTranslation(['common', 'lineActions']);
  return (
    <ScrollSection label={t('lineActions:restore.refused', { count: items.length })}>
      <ul className={classes.list}>
        {items.map(({ line, code }) => (
          <li key={line.productId} className={classes.row}>
            <span className={classes.name}>
              {line.name} <span className={classes.reference}>{line.internalReference}</span>
            </span>
            <span className={classes.outcome}>{t(`problem.${code}`)}</span>
          </li>
        ))}
      </ul>
    </ScrollSection>
  );
}
