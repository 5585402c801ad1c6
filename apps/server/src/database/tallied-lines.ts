import type { ExchangeSide } from '@pcf/contract/vocabulary/exchange-side';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { everyPartner } from './every-partner.ts';
import { all } from './found-rows.ts';
import { ownOrganisation } from './own-organisation.ts';
import type { TalliedDays } from './tallied-days.ts';

const counted = [sql<number>`coalesce(sum(lines), 0)::integer`.as('count'), sql<boolean>`false`.as('more')] as const;

interface TalliedLines {
  readonly side: ExchangeSide;
  readonly partnerId?: string | undefined;
  /** None stands for all of them. */
  readonly statuses: readonly ProductRequestStatus[];
}

/** Exact at any size: all lines of a side, or those with one partner, and of either those in some statuses. */
export function sumTalliedLines(db: Queries, { side, partnerId = everyPartner, statuses }: TalliedLines) {
  const tallies = db
    .selectFrom('line_tally')
    .select(counted)
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side)
    .where('partner_id', '=', partnerId);
  return statuses.length > 0 ? tallies.where('status', 'in', statuses) : tallies;
}

/** As exact: the lines of a side that fall on some days. */
export const sumTalliedDays = (db: Queries, side: ExchangeSide, { measure, days }: TalliedDays) =>
  db
    .selectFrom('line_day_tally')
    .select(counted)
    .where('organisation_id', '=', ownOrganisation)
    .where('side', '=', side)
    .where('measure', '=', measure)
    .where(all(days));
