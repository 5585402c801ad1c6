import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { useTranslation } from 'react-i18next';
import { TargetFacts } from '../../../exchange/organisation/target-facts.tsx';
import classes from './supplier-target.module.css';

type Supplier = OperationOutput<'getSupplier'>;

/** What the supplier says of its science-based target. Who is not connected has said nothing here. */
export function SupplierTarget({ supplier: { sbtiTarget, connectionStatus } }: { supplier: Supplier }) {
  const { t } = useTranslation(['suppliers', 'sbti']);
  if (connectionStatus === 'DECLINED') return null;
  return (
    <section className={classes.target} aria-label={t('sbti:title')}>
      <h2 className={classes.title}>{t('sbti:title')}</h2>
      {sbtiTarget ? (
        <TargetFacts target={sbtiTarget} />
      ) : (
        <p className={classes.none}>{t(`suppliers:target.${connectionStatus}`)}</p>
      )}
    </section>
  );
}
