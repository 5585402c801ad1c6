import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { type FootprintBasis, footprintBases } from '@pcf/contract/vocabulary/footprint-basis';
import { type RawBuilder, sql } from 'kysely';
import { everyPartner } from '../../database/every-partner.ts';
import type { Condition } from '../../database/found-rows.ts';

export type PurchaseFilter = Omit<CheckedInput<'listFootprintLines'>['query'], 'pageNumber' | 'limit'>;

/** The newest year of which there are quantities, unless another is asked for. */
export const yearOf = ({ year }: PurchaseFilter): RawBuilder<number> =>
  year === undefined
    ? sql<number>`(
        select max(t.year) from (
          select year from purchase_tally where organisation_id = current_organisation() and partner_id = ${everyPartner}::uuid
           group by year having sum(lines) <> 0) t)`
    : sql<number>`${year}::integer`;

/** Those that are asked for; all of them where none is. */
export const basesOf = ({ basis }: PurchaseFilter): readonly FootprintBasis[] =>
  basis?.length ? footprintBases.filter((each) => basis.includes(each)) : footprintBases;

/** By their lines, so that no year is read from end to end for a few products. */
export const ofProducts = ({ productIds }: PurchaseFilter): Condition[] =>
  productIds?.length
    ? [
        sql<boolean>`line_id = any(array(
          select l.id from product_line l
           where l.customer_organisation_id = current_organisation() and l.product_id = any(${productIds}::uuid[])))`,
      ]
    : [];
