import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/supplier-target-group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getSbtiStatistics } from '../../../exchange/organisation/get-sbti-statistics.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import { LoadedFigures } from '../../../ui/figure-card/loaded-figures.tsx';
import { suppliersWith } from '../list-links.ts';

const looks = {
  ONE_POINT_FIVE_DEGREES: { shade: 'strong' },
  WELL_BELOW_TWO_DEGREES: { shade: 'medium' },
  NO_TARGET: { shade: 'soft' },
  UNKNOWN: { shade: 'soft', hatched: true },
} as const satisfies Record<SupplierTargetGroup, object>;

/** Suppliers by how ambitious their science-based target is. */
export function SupplierTargets() {
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
