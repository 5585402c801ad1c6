import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { changeSupplierLine, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import { findLine } from './answered-line.queries.ts';
import { insertDraft, selectDraft, updateDraft } from './draft.queries.ts';
import { takeLock } from './line-lock.ts';

type DraftForm = CheckedInput<'saveEmissionDraft'>['body'];

export async function saveEmissionDraft(
  tx: Tx,
  { params, body }: CheckedInput<'saveEmissionDraft'>,
  caller: Caller,
): Promise<OperationOutput<'saveEmissionDraft'>> {
  return saveDraft(tx, caller, await findLine(tx, caller, params), body);
}

/** Saves what is there so far, complete or not, for a line that is held. Only its beginning is told to the customer. */
export async function saveDraft(
  tx: Tx,
  caller: Caller,
  line: ReceivedLine,
  { draftVersion, ...form }: DraftForm,
): Promise<OperationOutput<'saveEmissionDraft'>> {
  const step = supplierStep('saveDraft', caller, line);
  const content = JSON.stringify(form);
  const [lock, saved] = await pipelined([
    takeLock(tx, caller, line),
    draftVersion === 0
      ? insertDraft(tx, caller, line, content)
      : updateDraft(tx, caller, line, { content, version: draftVersion }),
    line.work_begun_at === null
      ? changeSupplierLine(tx, caller, line, { step, event: 'WORK_BEGUN', set: { work_begun_at: line.now } })
      : undefined,
  ]);
  if (!saved) throw await staleDraft(tx, line);
  return { draftVersion: saved.version, savedAt: saved.saved_at.toISOString(), lock };
}

/** Says which draft is the newest, so that the page can tell whose it is. */
async function staleDraft(tx: Tx, line: ReceivedLine): Promise<ProblemError> {
  const newest = await selectDraft(tx, line);
  return new ProblemError('STALE_VERSION', {
    extra: {
      draftVersion: newest?.version ?? 0,
      savedAt: newest?.saved_at.toISOString() ?? null,
      savedBy: newest?.saved_by ?? null,
    },
  });
}
