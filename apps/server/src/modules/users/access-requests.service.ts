import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { AccessRequestAction, UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import type { Caller, Queries, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { createUserOfAccount } from './joining.service.ts';

const selectAccessRequests = (db: Queries, page: { limit: number; offset: number }) =>
  db
    .selectFrom('access_request')
    .select(['id', 'email', 'first_name', 'last_name', 'job_title', 'message', 'created_at'])
    .where('status', '=', 'PENDING')
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset);

const countAccessRequests = (db: Queries) =>
  db.selectFrom('access_request').select(sql<number>`count(*)::integer`.as('count')).where('status', '=', 'PENDING');

/** Of several answers at once one finds the request open. */
const closeAccessRequest = (
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
const takeBackApproval = (tx: Tx, id: string) =>
  tx.updateTable('access_request').set({ status: 'DENIED' }).where('id', '=', id).execute();

const findAccessRequestStatus = async (tx: Tx, id: string, organisationId: string) => {
  const row = await tx
    .selectFrom('access_request')
    .select('status')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.status;
};

export const listAccessRequests = reads<
  'listAccessRequests',
  { requests: ReturnType<typeof selectAccessRequests>; counted: ReturnType<typeof countAccessRequests> }
>(
  (db, { query }) => ({ requests: selectAccessRequests(db, checkPage(query)), counted: countAccessRequests(db) }),
  ({ requests, counted: [counted] }) => ({
    data: requests.map((row) => ({
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      jobTitle: row.job_title,
      message: row.message,
      createdAt: row.created_at.toISOString(),
    })),
    metadata: { count: counted?.count ?? 0 },
  }),
);

export async function answerAccessRequest(
  tx: Tx,
  { body }: CheckedInput<'answerAccessRequest'>,
  { organisationId, userId }: Caller,
): Promise<undefined> {
  const outcome = await answerAccessRequestAs(tx, {
    accessRequestId: body.id,
    action: body.action,
    accessLevel: body.accessLevel,
    answeredBy: userId,
    organisationId,
  });
  if (outcome === 'NOT_FOUND') throw new ProblemError('NOT_FOUND');
  if (outcome === 'ALREADY_ANSWERED') {
    const currentStatus = await findAccessRequestStatus(tx, body.id, organisationId);
    throw new ProblemError('INVALID_TRANSITION', { extra: { currentStatus } });
  }
}

export interface AccessAnswer {
  readonly accessRequestId: string;
  readonly action: AccessRequestAction;
  /** Of whoever is approved. */
  readonly accessLevel?: UserAccessLevel | undefined;
  /** Null where a link of the mail answers. */
  readonly answeredBy: string | null;
  readonly organisationId: string;
}

/** In a transaction that sees the organisation. The person becomes one of its users, or not, and is told by mail. */
export async function answerAccessRequestAs(
  tx: Tx,
  { accessRequestId, action, accessLevel = 'EDITOR', answeredBy, organisationId }: AccessAnswer,
): Promise<'ANSWERED' | 'NOT_FOUND' | 'ALREADY_ANSWERED'> {
  const approved = action === 'approveAccess';
  const request = await closeAccessRequest(tx, {
    id: accessRequestId,
    organisationId,
    status: approved ? 'APPROVED' : 'DENIED',
    answeredBy,
  });
  if (!request) {
    const status = await findAccessRequestStatus(tx, accessRequestId, organisationId);
    return status === undefined ? 'NOT_FOUND' : 'ALREADY_ANSWERED';
  }
  if (approved) {
    const joined = await createUserOfAccount(tx, {
      accountId: request.account_id,
      organisationId,
      email: request.email,
      firstName: request.first_name,
      lastName: request.last_name,
      jobTitle: request.job_title,
      language: request.language,
      accessLevel,
    });
    if (joined === undefined) {
      await takeBackApproval(tx, accessRequestId);
      return 'ALREADY_ANSWERED';
    }
  }
  await enqueue(tx, 'mail', { template: approved ? 'accessApproved' : 'accessDenied', accessRequestId });
  await recordActivity(tx, { organisationId, userId: answeredBy }, approved ? 'ACCESS_APPROVED' : 'ACCESS_DENIED', {
    email: request.email,
    name: `${request.first_name} ${request.last_name}`,
  });
  return 'ANSWERED';
}
