import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { NoticeCollection } from '../jobs/collect-notices.ts';

const waiting = ({ recipientId, senderId }: NoticeCollection) => sql`
  n.recipient_organisation_id = ${recipientId} and n.sender_organisation_id = ${senderId} and n.collection_id is null`;

/** For how many seconds yet the notices have to wait; nothing where there are none. Holds them against another job. */
export async function secondsToWait(
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
export async function forgetUntold(tx: Tx, collection: NoticeCollection): Promise<void> {
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
export async function takeNotices(tx: Tx, collection: NoticeCollection): Promise<string> {
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
