import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

interface ReviewedLine {
  readonly supplier_name: string;
  readonly submitted_at: Date;
}

/** What has waited longest for a review, by an index of its own. */
export const selectOldestReview = (db: Queries) =>
  db
    .selectFrom(sql<ReviewedLine>`purchased_line`.as('l'))
    .select(['supplier_name', 'submitted_at'])
    .where(sql<boolean>`not archived and status = 'PENDING_REVIEW' and submitted_at is not null`)
    .orderBy('submitted_at')
    .orderBy(sql`id`)
    .limit(1);
