import type { LineNoticeKind } from '@pcf/contract/vocabulary/line-notice-kind';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export interface NoticeCollection {
  readonly recipientId: string;
  readonly senderId: string;
  readonly kind: LineNoticeKind;
}

/** Long enough for somebody who works through a list, short enough for somebody who waits for the mail. */
const collectingSeconds = 60;

export async function collectNotices(tx: Tx, collection: NoticeCollection): Promise<void> {
  await sql`select enqueue_after('line-notices', ${JSON.stringify(collection)}::jsonb, ${collectingSeconds})`.execute(
    tx,
  );
}
