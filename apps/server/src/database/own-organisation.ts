import { sql } from 'kysely';

/** The organisation that a request acts for. Looked up once for a query. */
export const ownOrganisation = sql<string>`(select current_organisation())`;
