import { type RawBuilder, sql } from 'kysely';

/** Nobody acts for a suspended organisation: what is due on its side waits until it is back. */
export const isThere = (organisationId: RawBuilder<unknown>) => sql<boolean>`
  not exists (select from organisation_suspension p where p.organisation_id = ${organisationId})`;
