import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { ReceivedFilter } from './received-filter.ts';
import { orderOf, pageIds, type ReceivedOrder } from './received-page.ts';
import { receivedLine, sentBackAt, shown } from './received-row.ts';

/**
 * Finds the page by ids before it reads all that is shown, so that names are looked up for its lines only. As an array:
 * the view joins more tables than the planner orders anew, and would be read from end to end for a few ids of a query.
 */
export const selectReceived = (
  db: Queries,
  { filter, order, page }: { filter: ReceivedFilter; order: ReceivedOrder; page: { limit: number; offset: number } },
) =>
  db
    .selectFrom(receivedLine)
    .select(shown)
    .select(sentBackAt)
    .where(sql<boolean>`id = any(array(${pageIds(filter, order, page)}))`)
    .orderBy(orderOf(order));

/** The lines that were ever sent in a request, the newest reference or not. */
export const selectLinesOfRequest = (db: Queries, requestReference: string) =>
  db
    .selectFrom(receivedLine)
    .select(shown)
    .select(sentBackAt)
    .where(
      sql<boolean>`id = any(array(
        select q.line_id
          from emission_request r
          join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
         where r.reference = ${requestReference} and r.supplier_organisation_id = current_organisation()))`,
    )
    .orderBy('sent_name')
    .orderBy('id');
