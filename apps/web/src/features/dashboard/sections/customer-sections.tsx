import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineBar, type LineCounts, LineMark, lineParts } from '../../../exchange/line-progress.tsx';
import { getSbtiStatistics } from '../../../exchange/organisation/sbti.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard, LoadedFigures } from '../../../ui/figure-card.tsx';
import kit from '../../../ui/kit.module.css';
import type { Dashboard } from '../home-side.ts';
import { campaignPage, suppliersWith } from '../list-links.ts';
import campaignStyles from './campaign.module.css';
import { DataCourse } from './data-course.tsx';
import { RequestAges } from './request-ages.tsx';
import { RequestStatuses } from './request-statuses.tsx';
import classes from './sections.module.css';

const looks = {
  ONE_POINT_FIVE_DEGREES: { shade: 'strong' },
  WELL_BELOW_TWO_DEGREES: { shade: 'medium' },
  NO_TARGET: { shade: 'soft' },
  UNKNOWN: { shade: 'soft', hatched: true },
} as const satisfies Record<SupplierTargetGroup, object>;

interface CustomerSectionsProps {
  campaign: Dashboard['campaign'];
  /** Where the emissions are. */
  hotspots: ReactNode;
}

/** The picture of an organisation that asks. */
export function CustomerSections({ campaign, hotspots }: CustomerSectionsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {hotspots}
        <RequestStatuses side="customer" />
      </div>
      <div className={classes.column}>
        {campaign ? <Campaign campaign={campaign} /> : null}
        <DataCourse side="customer" />
        <RequestAges side="customer" />
        <SupplierTargets />
      </div>
    </div>
  );
}

/** Suppliers by how ambitious their science-based target is. */
function SupplierTargets() {
  const { t, i18n } = useTranslation(['home', 'sbti']);
  const query = useQuery(getSbtiStatistics(true));
  return (
    <FigureCard
      title={t('targets.title')}
      subtitle={query.data ? t('targets.active', { count: query.data.suppliers }) : '\u00a0'}
    >
      <LoadedFigures query={query} rows={4}>
        {({ byAmbition, withoutTarget, unknown }) => {
          const counts = { ...byAmbition, NO_TARGET: withoutTarget, UNKNOWN: unknown };
          return (
            <BarList
              label={t('targets.title')}
              rowName={t('targets.target')}
              unit={t('targets.suppliers')}
              rows={supplierTargetGroups.map((group) => ({
                key: group,
                label: t(`sbti:group.${group}`),
                value: counts[group],
                text: formatNumber(counts[group], pageLanguage(i18n)),
                ...looks[group],
                to: counts[group] > 0 ? suppliersWith(group) : undefined,
              }))}
            />
          );
        }}
      </LoadedFigures>
    </FigureCard>
  );
}

/** How far the newest campaign is, by suppliers and by products. */
function Campaign({ campaign }: { campaign: NonNullable<Dashboard['campaign']> }) {
  const { t } = useTranslation(['home', 'requests']);
  const { id, name, suppliers, answeredSuppliers } = campaign;
  const lines = campaignLines(campaign.lines);
  const parts = lineParts(lines);
  return (
    <FigureCard
      title={name}
      subtitle={t('campaign.answered', { count: answeredSuppliers, suppliers })}
      action={
        <Link {...campaignPage(id)} className={campaignStyles.open}>
          {t('campaign.open')}
        </Link>
      }
    >
      <div className={`${kit.stack12} ${campaignStyles.campaign}`}>
        <LineBar parts={parts} />
        <ul className={`${kit.row} ${kit.small} ${campaignStyles.legend}`}>
          {parts.map((part) => (
            <li key={part.name}>
              <Link {...campaignPage(id)} className={campaignStyles.part}>
                <LineMark name={part.name} />
                {t(`requests:progress.${part.name}`, { count: part.count })}
              </Link>
            </li>
          ))}
          <li className={`${kit.muted} ${campaignStyles.total}`}>{t('campaign.products', { count: lines.total })}</li>
        </ul>
      </div>
    </FigureCard>
  );
}

/** Of a campaign everything has been sent, so that nothing is left that was not started. */
function campaignLines(lines: NonNullable<Dashboard['campaign']>['lines']): LineCounts {
  const counts = {
    requested: lines.REQUESTED,
    pendingReview: lines.PENDING_REVIEW,
    rejected: lines.REJECTED,
    declined: lines.DECLINED,
    canceled: lines.CANCELED,
    completed: lines.COMPLETED,
  };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}
