import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectTemplate } from './sold-products.queries.ts';

/** Far more than a draft is ever saved. */
const versionsOfDraft = 100_000;

const nameOf = ({ organisationId, userId }: Caller) =>
  sql<string>`(select a.name from actor a where a.organisation_id = ${organisationId} and a.id = ${userId})`;

/**
 * The version of a draft that is begun now; no row where there is no such template. None that was published or discarded
 * had it, so that a person who still sees the old one cannot mistake this for it. Publishing meanwhile waits.
 */
const beginDraft = (tx: Tx, caller: Caller, templateId: string) =>
  tx
    .updateTable('template')
    .set(({ eb }) => ({ drafts_begun: eb('drafts_begun', '+', 1) }))
    .where('organisation_id', '=', caller.organisationId)
    .where('id', '=', templateId)
    .returning(sql<number>`drafts_begun * ${sql.lit(versionsOfDraft)} + 1`.as('version'))
    .executeTakeFirst();

/** No row where there is a draft. */
const insertDraft = (tx: Tx, caller: Caller, { templateId, version, content }: SavedDraft) =>
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
const updateDraft = (tx: Tx, caller: Caller, { templateId, version, content }: SavedDraft) =>
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

/** What is there so far, complete or not. Nobody is sent any of it. */
export async function saveTemplateDraft(
  tx: Tx,
  { params: { templateId }, body: { draftVersion, ...form } }: CheckedInput<'saveTemplateDraft'>,
  caller: Caller,
): Promise<OperationOutput<'saveTemplateDraft'>> {
  const content = JSON.stringify(form);
  const saved =
    draftVersion === 0
      ? await saveFirst(tx, caller, templateId, content)
      : await updateDraft(tx, caller, { templateId, version: draftVersion, content });
  if (!saved) throw await staleDraft(tx, templateId);
  return { draftVersion: saved.version, savedAt: saved.saved_at.toISOString(), savedBy: saved.saved_by };
}

async function saveFirst(tx: Tx, caller: Caller, templateId: string, content: string) {
  const begun = await beginDraft(tx, caller, templateId);
  return begun && insertDraft(tx, caller, { templateId, content, ...begun });
}

/** Says which draft is the newest, so that the page can tell whose it is. */
async function staleDraft(tx: Tx, templateId: string): Promise<ProblemError> {
  const template = await selectTemplate(tx, templateId).executeTakeFirst();
  if (!template) return new ProblemError('NOT_FOUND');
  return new ProblemError('STALE_VERSION', {
    extra: {
      draftVersion: template.draft_version ?? 0,
      savedAt: template.draft_saved_at?.toISOString() ?? null,
      savedBy: template.draft_saved_by,
    },
  });
}

export async function discardTemplateDraft(
  tx: Tx,
  { params: { templateId } }: CheckedInput<'discardTemplateDraft'>,
  caller: Caller,
): Promise<undefined> {
  if (!(await selectTemplate(tx, templateId).executeTakeFirst())) throw new ProblemError('NOT_FOUND');
  await deleteDraft(tx, caller, templateId);
  return undefined;
}

interface SavedDraft {
  readonly templateId: string;
  readonly version: number;
  readonly content: string;
}
