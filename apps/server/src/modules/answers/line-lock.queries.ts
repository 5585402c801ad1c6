import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { ofLines } from '../lines/of-lines.service.ts';
import type { LineKey } from './answered-line.queries.ts';

/** Taken where it is free, has run out or is one's own; no row where somebody else holds it. */
export const upsertLock = (tx: Tx, caller: Caller, line: LineKey, until: Date) =>
  tx
    .insertInto('line_lock')
    .values({
      supplier_organisation_id: caller.organisationId,
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      holder_id: caller.userId,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_organisation_id', 'line_id'])
        .doUpdateSet({ holder_id: caller.userId, expires_at: until, taken_at: sql<Date>`now()` })
        .where(({ eb, or }) =>
          or([eb('line_lock.holder_id', '=', caller.userId), eb('line_lock.expires_at', '<=', sql<Date>`now()`)]),
        ),
    )
    .returning('expires_at')
    .executeTakeFirst();

export const selectHolder = (tx: Tx, line: LineKey) =>
  tx
    .selectFrom('line_lock as k')
    .innerJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'k.supplier_organisation_id').onRef('a.id', '=', 'k.holder_id'),
    )
    .select(['k.holder_id', 'a.name', 'k.expires_at'])
    .where('k.customer_organisation_id', '=', line.customer_organisation_id)
    .where('k.line_id', '=', line.id)
    .where('k.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export type LockHolder = NonNullable<Awaited<ReturnType<typeof selectHolder>>>;

export const selectUserName = (tx: Tx, caller: Caller) =>
  tx
    .selectFrom('actor')
    .select('name')
    .where('organisation_id', '=', caller.organisationId)
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();

export const deleteLocks = (tx: Tx, lines: readonly LineKey[]) =>
  tx.deleteFrom('line_lock').where(ofLines(lines)).execute();
