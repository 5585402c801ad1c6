import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

export const selectAccessRequests = (db: Queries, page: { limit: number; offset: number }) =>
  db
    .selectFrom('access_request')
    .select(['id', 'email', 'first_name', 'last_name', 'job_title', 'message', 'created_at'])
    .where('status', '=', 'PENDING')
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset);

export const countAccessRequests = (db: Queries) =>
  db.selectFrom('access_request').select(sql<number>`count(*)::integer`.as('count')).where('status', '=', 'PENDING');

/** Of several answers at once one finds the request open. */
export const closeAccessRequest = (
  tx: Tx,
  request: { id: string; organisationId: string; status: 'APPROVED' | 'DENIED'; answeredBy: string | null },
) =>
  tx
    .updateTable('access_request')
    .set({ status: request.status, answered_at: sql`now()`, answered_by: request.answeredBy })
    .where('id', '=', request.id)
    .where('organisation_id', '=', request.organisationId)
    .where('status', '=', 'PENDING')
    .returning(['account_id', 'email', 'first_name', 'last_name', 'job_title', 'language'])
    .executeTakeFirst();

/** What was approved and could not be carried out. */
export const takeBackApproval = (tx: Tx, id: string) =>
  tx.updateTable('access_request').set({ status: 'DENIED' }).where('id', '=', id).execute();

export const findAccessRequestStatus = async (tx: Tx, id: string, organisationId: string) => {
  const row = await tx
    .selectFrom('access_request')
    .select('status')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.status;
};
