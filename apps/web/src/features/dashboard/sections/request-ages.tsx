import { requestAges } from '@pcf/contract/vocabulary/requests';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard, LoadedFigures } from '../../../ui/figure-card.tsx';
import type { HomeSide } from '../home-side.ts';
import { linesOfAge } from '../list-links.ts';

const getRequestAgeSummary = operationQuery('getRequestAgeSummary', undefined, {
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});

/** How long what is open has waited. */
export function RequestAges({ side }: { side: HomeSide }) {
  const { t, i18n } = useTranslation('home');
  const query = useQuery(getRequestAgeSummary);
  const open = query.data && Object.values(query.data[side]).reduce((sum, count) => sum + count, 0);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <FigureCard title={t('ages.title')} subtitle={open === undefined ? '\u00a0' : t('ages.open', { count: open })}>
      <LoadedFigures query={query} rows={4}>
        {({ [side]: counts }) => (
          <BarList
            label={t('ages.title')}
            rowName={t('ages.age')}
            unit={t('products')}
            rows={requestAges.map((age) => ({
              key: age,
              label: t(`ages.${age}`),
              value: counts[age],
              text: formatNumber(counts[age], pageLanguage(i18n)),
              to: counts[age] > 0 ? linesOfAge(side, age, today) : undefined,
            }))}
          />
        )}
      </LoadedFigures>
    </FigureCard>
  );
}
