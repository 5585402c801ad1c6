import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineBar } from '../../../exchange/line-progress/line-bar.tsx';
import { LineMark } from '../../../exchange/line-progress/line-mark.tsx';
import { lineParts } from '../../../exchange/line-progress/line-parts.ts';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import type { Dashboard } from '../api/get-dashboard.ts';
import { campaignPage } from '../list-links.ts';
import classes from './campaign.module.css';
import { campaignLines } from './campaign-lines.ts';

/** How far the newest campaign is, by suppliers and by products. */
export function Campaign({ campaign }: { campaign: NonNullable<Dashboard['campaign']> }) {
  const { t } = useTranslation(['home', 'requests']);
  const { id, name, suppliers, answeredSuppliers } = campaign;
  const lines = campaignLines(campaign.lines);
  const parts = lineParts(lines);
  return (
    <FigureCard
      title={name}
      subtitle={t('campaign.answered', { answered: answeredSuppliers, count: suppliers })}
      action={
        <Link {...campaignPage(id)} className={classes.open}>
          {t('campaign.open')}
        </Link>
      }
    >
      <div className={classes.campaign}>
        <LineBar parts={parts} />
        <ul className={classes.legend}>
          {parts.map((part) => (
            <li key={part.name}>
              <Link {...campaignPage(id)} className={classes.part}>
                <LineMark name={part.name} />
                {t(`requests:progress.${part.name}`, { count: part.count })}
              </Link>
            </li>
          ))}
          <li className={classes.total}>{t('campaign.products', { count: lines.total })}</li>
        </ul>
      </div>
    </FigureCard>
  );
}
