import { sql } from 'kysely';

/**
 * Of a line `l`: nobody acts for a suspended organisation, so that what is due on either side of it waits until it is
 * back.
 */
export const bothThere = sql<boolean>`
  not exists (select from organisation_suspension p
               where p.organisation_id in (l.customer_organisation_id, l.supplier_organisation_id))`;
