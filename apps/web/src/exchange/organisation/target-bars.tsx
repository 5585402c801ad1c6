import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import type { SbtiStatistics } from './sbti.ts';

/** What is ambitious is dark, what nobody knows is hatched. */
const shades: Record<SupplierTargetGroup, 'strong' | 'medium' | 'soft'> = {
  ONE_POINT_FIVE_DEGREES: 'strong',
  WELL_BELOW_TWO_DEGREES: 'medium',
  NO_TARGET: 'soft',
  UNKNOWN: 'soft',
};

interface TargetBarsProps {
  statistics: SbtiStatistics;
  /** Only active suppliers are counted, and only they are in the lists behind the figures. */
  onlyActive: boolean;
}

/** How many suppliers have which target; each figure leads to those suppliers. */
export function TargetBars({ statistics, onlyActive }: TargetBarsProps) {
  const { t, i18n } = useTranslation('sbti');
  const { byAmbition, withoutTarget, unknown, suppliers } = statistics;
  const figures: Record<SupplierTargetGroup, number> = { ...byAmbition, NO_TARGET: withoutTarget, UNKNOWN: unknown };
  return (
    <BarList
      label={t('statistics.title')}
      unit={t('statistics.unit')}
      rowName={t('statistics.group')}
      most={suppliers}
      rows={supplierTargetGroups.map((group) => ({
        key: group,
        label: t(`group.${group}`),
        value: figures[group],
        text: formatNumber(figures[group], pageLanguage(i18n)),
        shade: shades[group],
        hatched: group === 'UNKNOWN',
        to: {
          to: '/customer/suppliers',
          search: { sbtiTarget: [group], ...(onlyActive && { onlyActive: 'true' }) },
        },
      }))}
    />
  );
}
