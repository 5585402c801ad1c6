import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { collectNoticesLater } from '../jobs/collect-notices.ts';
import { enqueue, enqueueAll } from '../jobs/enqueue.ts';
import type { NoticeCollection } from '../jobs/queues.ts';
import { findAccessRequest, findClaim, findInvitation, selectAdmins } from './mail-facts.ts';
import type { Notice, NoticeRecipient } from './mail-message.ts';
import { concernsCustomer, concernsSupplier } from './told-lines.ts';

const recipientOf = (side: ExchangeSide, { user_id, invitation_id }: Row): NoticeRecipient => ({
  side,
  ...(user_id === null ? {} : { userId: user_id }),
  ...(invitation_id === null ? {} : { invitationId: invitation_id }),
});

const waiting = ({ recipientId, senderId }: NoticeCollection) => sql`
  n.recipient_organisation_id = ${recipientId} and n.sender_organisation_id = ${senderId} and n.collection_id is null`;

/**
 * Takes what waits to be told to a recipient and turns it into one mail job for each person, in one transaction: a
 * crash loses nothing, and a second job finds nothing left.
 */
export async function sendLineNotices(
  database: Database,
  collection: NoticeCollection,
  collectSeconds: number,
): Promise<void> {
  await database.asWorker(async (tx) => {
    if (collection.kind === 'REQUESTED') await forgetUntold(tx, collection);
    const seconds = await secondsToWait(tx, collection, collectSeconds);
    if (seconds === undefined) return;
    if (seconds > 0) return collectNoticesLater(tx, collection, seconds);
    const collectionId = await takeNotices(tx, collection);
    const recipients = await noticeRecipients(tx, collectionId);
    await enqueueAll(
      tx,
      'mail',
      recipients.map((recipient) => ({ template: 'lineNotices', collectionId, recipient })),
    );
  });
}

/** For how many seconds yet the notices have to wait; nothing where there are none. Holds them against another job. */
async function secondsToWait(
  tx: Tx,
  collection: NoticeCollection,
  collectSeconds: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from n.created_at - now()) + ${collectSeconds})::integer as seconds
      from line_notice n where ${waiting(collection)} and n.kind = ${collection.kind}
     order by n.id limit 1 for update`.execute(tx);
  return rows[0]?.seconds;
}

/** A request that was canceled before anybody was told of it is told of in no mail, nor is its end. */
async function forgetUntold(tx: Tx, collection: NoticeCollection): Promise<void> {
  await sql`
    delete from line_notice n
     where ${waiting(collection)} and n.kind in ('REQUESTED', 'CANCELED')
       and exists (select from product_line l join line_notice r
                       on r.customer_organisation_id = l.customer_organisation_id and r.line_id = l.id
                    where l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
                      and l.status = 'CANCELED' and r.kind = 'REQUESTED' and r.collection_id is null
                      and r.recipient_organisation_id = ${collection.recipientId})`.execute(tx);
}

/** Takes what waits, all of it and for good. */
async function takeNotices(tx: Tx, collection: NoticeCollection): Promise<string> {
  const { id } = await tx
    .insertInto('notice_collection')
    .values({
      recipient_organisation_id: collection.recipientId,
      sender_organisation_id: collection.senderId,
      kind: collection.kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    update line_notice n set collection_id = ${id} where ${waiting(collection)} and n.kind = ${collection.kind}`.execute(
    tx,
  );
  return id;
}

interface Row {
  user_id: string | null;
  invitation_id: string | null;
}

/** Two companies can be customer and supplier of each other, so that one collection may be for both sides. */
async function noticeRecipients(tx: Tx, collectionId: string): Promise<NoticeRecipient[]> {
  return [
    ...(await supplierRecipients(tx, collectionId)).map((row) => recipientOf('SUPPLIER', row)),
    ...(await customerRecipients(tx, collectionId)).map((row) => recipientOf('CUSTOMER', row)),
  ];
}

/**
 * The supplier is the one that a line belongs to now. While nobody has registered, those whom the customer invited; then
 * those of its users whose matter the line is.
 */
async function supplierRecipients(tx: Tx, collectionId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with l as (
      select distinct l.customer_organisation_id, l.id, l.supplier_organisation_id, s.placeholder_of is not null as placeholder
        from line_notice n
        join product_line l on l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
        join organisation s on s.id = l.supplier_organisation_id
       where n.collection_id = ${collectionId} and n.recipient_organisation_id <> n.customer_organisation_id
    ), asked as (
      select distinct i.id, i.email, i.recipient_organisation_id as recipient
        from l join invitation i on i.inviter_organisation_id = l.customer_organisation_id and i.partner_organisation_id = l.supplier_organisation_id
       where l.placeholder and i.relation = 'SUPPLIER' and i.status = 'PENDING'
    )
    select null::uuid as user_id, id as invitation_id from asked where recipient is null
    union
    select u.id, asked.id from asked join organisation_user u on u.organisation_id = asked.recipient
     where case when exists (select from organisation_user k
                              where k.organisation_id = asked.recipient and k.email = asked.email and k.access_level <> 'VIEWER')
                then u.email = asked.email else u.access_level = 'ADMIN' end
    union
    select u.id, null from l join organisation_user u on u.organisation_id = l.supplier_organisation_id
     where not l.placeholder and ${concernsSupplier}
     order by 1, 2`.execute(tx);
  return rows;
}

/** The user who sent the request of a line, or the ADMINs where that user is gone. */
async function customerRecipients(tx: Tx, collectionId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct u.id as user_id, null::uuid as invitation_id
      from line_notice n
      join product_line l on l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
      left join emission_request r on r.customer_organisation_id = l.customer_organisation_id and r.id = l.request_id
      join organisation_user u on u.organisation_id = l.customer_organisation_id and ${concernsCustomer}
     where n.collection_id = ${collectionId} and n.recipient_organisation_id = n.customer_organisation_id
     order by 1`.execute(tx);
  return rows;
}

/** Turns a notice into one mail job for each ADMIN, so that each mail succeeds or is tried again by itself. */
export async function sendNotice(database: Database, notice: Notice): Promise<void> {
  await database.asWorker(async (tx) => {
    const organisationId = await addresseeOf(tx, notice);
    if (!organisationId) return;
    for (const { id } of await selectAdmins(tx, organisationId)) await enqueue(tx, 'mail', { ...notice, userId: id });
  });
}

async function addresseeOf(tx: Tx, notice: Notice): Promise<string | null | undefined> {
  switch (notice.template) {
    case 'accessRequest':
      return (await findAccessRequest(tx, notice.accessRequestId))?.organisation_id;
    case 'receivedInvitation':
      return (await findInvitation(tx, notice.invitationId))?.recipient_organisation_id;
    case 'invitationAccepted':
    case 'invitationDeclined':
      return (await findInvitation(tx, notice.invitationId))?.inviter_organisation_id;
    case 'claimWaiting':
      return (await findClaim(tx, notice.claimId))?.inviter_organisation_id;
    case 'claimConfirmed':
    case 'claimRefused':
    case 'claimUndone':
      return (await findClaim(tx, notice.claimId))?.claimant_organisation_id;
    case 'templateExpiry':
      return notice.organisationId;
  }
}
