import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownStatus, statusOrder } from '../../../exchange/shown-status.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationQuery } from '../../../lib/api/operation-options.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import type { LinkTarget } from '../../../lib/navigation/query-string.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { FigureCard, LoadedFigures } from '../../../ui/figure-card.tsx';
import type { HomeSide } from '../home-side.ts';
import { linesOf, linesWith } from '../list-links.ts';
import classes from './sections.module.css';

const getEmissionRequestSummary = operationQuery('getEmissionRequestSummary', undefined, {
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});

const places = {
  customer: { to: '/customer/campaigns' },
  supplier: linesOf('supplier'),
} as const satisfies Record<HomeSide, LinkTarget>;

const getRequestSummary = operationQuery('getRequestSummary', undefined, {
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});

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

/** In how many requests all of it was asked for, and how many of them are done. */
function RequestCounts({ side }: { side: HomeSide }) {
  const { t } = useTranslation('home');
  const { data } = useQuery(getEmissionRequestSummary);
  const counts = side === 'customer' ? data?.sent : data?.received;
  if (!counts) return '\u00a0';
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <>
      <Link {...places[side]} className={classes.link}>
        {t(`statuses.requests.${side}`, { count })}
      </Link>
      {count > 0 ? <> · {t('statuses.done', { count: counts.COMPLETED })}</> : null}
    </>
  );
}
