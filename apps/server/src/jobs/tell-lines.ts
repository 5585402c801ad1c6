import type { Tx } from '../database/database.ts';
import { collectNotices, type NoticeCollection } from './collect-notices.ts';

interface ToldLine extends NoticeCollection {
  readonly customerId: string;
  readonly lineId: string;
}

/** Writes what is to be told about lines, and one job for each collection that it becomes. */
export async function tellLines(tx: Tx, told: readonly ToldLine[]): Promise<void> {
  if (told.length === 0) return;
  await tx
    .insertInto('line_notice')
    .values(
      told.map(({ recipientId, senderId, kind, customerId, lineId }) => ({
        recipient_organisation_id: recipientId,
        sender_organisation_id: senderId,
        kind,
        customer_organisation_id: customerId,
        line_id: lineId,
      })),
    )
    .execute();
  const collections = new Map(
    told.map(({ recipientId, senderId, kind }) => [
      `${recipientId} ${senderId} ${kind}`,
      { recipientId, senderId, kind },
    ]),
  );
  for (const collection of collections.values()) await collectNotices(tx, collection);
}
