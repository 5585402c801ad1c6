import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';

/** Far more than a draft is ever saved. */
const versionsOfDraft = 100_000;

const nameOf = ({ organisationId, userId }: Caller) =>
  sql<string>`(select a.name from actor a where a.organisation_id = ${organisationId} and a.id = ${userId})`;

/**
 * The version of a draft that is begun now; no row where there is no such template. None that was published or discarded
 * had it, so that whoever still has that one before them cannot mistake this for it. Whoever publishes meanwhile waits.
 */
export const beginDraft = (tx: Tx, caller: Caller, templateId: string) =>
  tx
    .updateTable('template')
    .set(({ eb }) => ({ drafts_begun: eb('drafts_begun', '+', 1) }))
    .where('organisation_id', '=', caller.organisationId)
    .where('id', '=', templateId)
    .returning(sql<number>`drafts_begun * ${sql.lit(versionsOfDraft)} + 1`.as('version'))
    .executeTakeFirst();

interface SavedDraft {
  readonly templateId: string;
  readonly version: number;
  readonly content: string;
}

/** No row where there is a draft. */
export const insertDraft = (tx: Tx, caller: Caller, { templateId, version, content }: SavedDraft) =>
  tx
    .insertInto('template_draft')
    .values({
      organisation_id: caller.organisationId,
      template_id: templateId,
      version,
      content,
      saved_by: caller.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'saved_at', nameOf(caller).as('saved_by')])
    .executeTakeFirst();

/** No row where the version that was read is not the newest. */
export const updateDraft = (tx: Tx, caller: Caller, { templateId, version, content }: SavedDraft) =>
  tx
    .updateTable('template_draft')
    .set({ version: version + 1, content, saved_by: caller.userId, saved_at: sql<Date>`now()` })
    .where('organisation_id', '=', caller.organisationId)
    .where('template_id', '=', templateId)
    .where('version', '=', version)
    .returning(['version', 'saved_at', nameOf(caller).as('saved_by')])
    .executeTakeFirst();

export const deleteDraft = (tx: Tx, caller: Caller, templateId: string) =>
  tx
    .deleteFrom('template_draft')
    .where('organisation_id', '=', caller.organisationId)
    .where('template_id', '=', templateId)
    .execute();
