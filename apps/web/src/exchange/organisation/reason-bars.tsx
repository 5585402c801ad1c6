import { reasonsForNoTarget } from '@pcf/contract/vocabulary/organisation';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import type { SbtiStatistics } from './sbti.ts';

/** Why suppliers have no target, those reasons that were given. */
export function ReasonBars({ statistics: { byReason, withoutTarget } }: { statistics: SbtiStatistics }) {
  const { t, i18n } = useTranslation('sbti');
  const given = reasonsForNoTarget
    .filter((reason) => byReason[reason] > 0)
    .toSorted((a, b) => byReason[b] - byReason[a]);
  return (
    <BarList
      label={t('statistics.reasons')}
      unit={t('statistics.unit')}
      rowName={t('field.reasonForNoTarget')}
      most={withoutTarget}
      rows={given.map((reason) => ({
        key: reason,
        label: t(`reason.${reason}`),
        value: byReason[reason],
        text: formatNumber(byReason[reason], pageLanguage(i18n)),
        shade: 'soft',
      }))}
    />
  );
}
