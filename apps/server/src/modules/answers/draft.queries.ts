import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { ofLines, type ReceivedLine } from '../lines/supplier-lines.service.ts';
import type { LineKey } from './answered-line.queries.ts';

/** Far more than a draft is ever saved. */
const versionsOfDraft = 100_000;

/**
 * The first draft since the last submission; no row where there is one. Its version is none that an earlier draft of the
 * line had, so that a person who still sees the old one cannot mistake this for it.
 */
export const insertDraft = (tx: Tx, caller: Caller, line: ReceivedLine, content: string) =>
  tx
    .insertInto('line_draft')
    .values({
      supplier_organisation_id: caller.organisationId,
      customer_organisation_id: line.customer_organisation_id,
      line_id: line.id,
      version: line.submission_version * versionsOfDraft + 1,
      content,
      saved_by: caller.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'saved_at'])
    .executeTakeFirst();

/** No row where the version that was read is not the newest. */
export const updateDraft = (
  tx: Tx,
  caller: Caller,
  line: LineKey,
  { content, version }: { content: string; version: number },
) =>
  tx
    .updateTable('line_draft')
    .set({ version: version + 1, content, saved_by: caller.userId, saved_at: sql<Date>`now()` })
    .where('customer_organisation_id', '=', line.customer_organisation_id)
    .where('line_id', '=', line.id)
    .where('version', '=', version)
    .returning(['version', 'saved_at'])
    .executeTakeFirst();

export const selectDraft = (tx: Tx, line: LineKey) =>
  tx
    .selectFrom('line_draft as d')
    .leftJoin('actor as a', (join) =>
      join.onRef('a.organisation_id', '=', 'd.supplier_organisation_id').onRef('a.id', '=', 'd.saved_by'),
    )
    .leftJoin('template as t', (join) =>
      join
        .onRef('t.organisation_id', '=', 'd.supplier_organisation_id')
        .on(sql<boolean>`t.id = (d.content ->> 'templateId')::uuid`),
    )
    .select([
      'd.version',
      'd.saved_at',
      'a.name as saved_by',
      'd.content',
      sql<boolean>`t.id is not null`.as('has_template'),
    ])
    .where('d.customer_organisation_id', '=', line.customer_organisation_id)
    .where('d.line_id', '=', line.id)
    .executeTakeFirst();

export const deleteDrafts = (tx: Tx, lines: readonly LineKey[]) =>
  tx.deleteFrom('line_draft').where(ofLines(lines)).execute();
