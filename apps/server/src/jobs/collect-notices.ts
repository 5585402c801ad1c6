import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { signalAtCommit } from '../database/open-transaction.ts';
import { announcementSignal } from './announce.ts';
import { enqueue } from './enqueue.ts';

/** Whose notices become one mail. */
export interface NoticeCollection {
  readonly recipientId: string;
  readonly senderId: string;
  readonly kind: LineNoticeKind;
}

/**
 * In the transaction that writes the notices. The job itself waits for what else is to be told; the announcement that
 * came with the notices does not.
 */
export function collectNotices(tx: Tx, collection: NoticeCollection): Promise<void> {
  signalAtCommit(announcementSignal);
  return enqueue(tx, 'line-notices', collection);
}

export async function collectNoticesLater(tx: Tx, collection: NoticeCollection, seconds: number): Promise<void> {
  await sql`select enqueue_after('line-notices', ${JSON.stringify(collection)}::jsonb, ${seconds})`.execute(tx);
}
