import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { beginDraft, deleteDraft, insertDraft, updateDraft } from './sold-product-draft.queries.ts';
import { selectTemplate } from './sold-products.queries.ts';

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
