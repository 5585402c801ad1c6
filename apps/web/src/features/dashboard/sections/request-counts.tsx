import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LinkTarget } from '../../../lib/navigation/link-target.ts';
import { getEmissionRequestSummary } from '../api/get-emission-request-summary.ts';
import type { HomeSide } from '../home-side.ts';
import { linesOf } from '../list-links.ts';
import classes from './sections.module.css';

const places = {
  customer: { to: '/customer/campaigns' },
  supplier: linesOf('supplier'),
} as const satisfies Record<HomeSide, LinkTarget>;

/** In how many requests all of it was asked for, and how many of them are done. */
export function RequestCounts({ side }: { side: HomeSide }) {
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
