import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownStatus } from '../../../exchange/request-status/shown-status.ts';
import { statusOrder } from '../../../exchange/request-status/status-order.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import { LoadedFigures } from '../../../ui/figure-card/loaded-figures.tsx';
import { getRequestSummary } from '../api/get-request-summary.ts';
import type { HomeSide } from '../home-side.ts';
import { linesWith } from '../list-links.ts';
import { RequestCounts } from './request-counts.tsx';

/** Lines by status; what there is none of is left out. */
export function RequestStatuses({ side }: { side: HomeSide }) {
  const { t, i18n } = useTranslation(['home', 'exchange']);
  const query = useQuery(getRequestSummary);
  return (
    <FigureCard title={t('statuses.title')} subtitle={<RequestCounts side={side} />}>
      <LoadedFigures query={query} rows={5}>
        {({ [side]: counts }) => (
          <BarList
            label={t('statuses.title')}
            rowName={t('statuses.status')}
            unit={t('products')}
            rows={statusOrder
              .filter((status) => counts[status] > 0)
              .map((status) => ({
                key: status,
                label:
                  side === 'customer'
                    ? t(`exchange:status.${shownStatus(status)}`)
                    : t(`exchange:supplierStatus.${shownStatus(status)}`),
                value: counts[status],
                text: formatNumber(counts[status], pageLanguage(i18n)),
                status: shownStatus(status),
                to: linesWith(side, status),
              }))}
          />
        )}
      </LoadedFigures>
    </FigureCard>
  );
}
