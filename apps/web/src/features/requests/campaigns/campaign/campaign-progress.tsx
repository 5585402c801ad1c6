import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LineProgressTable } from '../../../../exchange/line-progress/line-progress-table.tsx';
import { percentOf } from '../../../../lib/format/percent-of.ts';
import type { CampaignDetails } from '../api/get-campaign.ts';
import classes from './campaign-progress.module.css';

/** How far it is: suppliers in one sentence, products by status. */
export function CampaignProgress({ campaign }: { campaign: CampaignDetails }) {
  const { t } = useTranslation('campaigns');
  const headingId = useId();
  const { suppliers, answeredSuppliers, silentSuppliers, lines } = campaign;
  return (
    <section className={classes.progress} aria-labelledby={headingId}>
      <div className={classes.answered}>
        <h2 id={headingId} className={classes.title}>
          {t('answered', { answered: answeredSuppliers, count: suppliers })}
        </h2>
        <div className={classes.bar} aria-hidden>
          <span style={{ width: `${percentOf(answeredSuppliers, suppliers)}%` }} />
        </div>
        <p className={classes.text}>
          {silentSuppliers > 0 ? t('silentCount', { count: silentSuppliers }) : t('nobodySilent')}
        </p>
      </div>
      <LineProgressTable lines={lines} caption={t('lines', { count: lines.total })} />
    </section>
  );
}
