import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { changeSupplierLine, ofLines, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import type { LineKey } from './answered-line.queries.ts';
import { takeLock } from './line-lock.ts';

/** Far more than a draft is ever saved. */
const versionsOfDraft = 100_000;

/**
 * The first draft since the last submission; no row where there is one. Its version is none that an earlier draft of the
 * line had, so that a person who still sees the old one cannot mistake this for it.
 */
const insertDraft = (tx: Tx, caller: Caller, line: ReceivedLine, content: string) =>
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
    .execute();

interface NextDraft {
  readonly customerId: string;
  readonly lineId: string;
  readonly userId: string;
  readonly content: string;
  readonly version: number;
  readonly next: number;
}

/** No row where the version that was read is not the newest. */
const updateDraft = compiledOnce((db, { customerId, lineId, userId, content, version, next }: NextDraft) =>
  db
    .updateTable('line_draft')
    .set({ version: next, content, saved_by: userId, saved_at: sql<Date>`now()` })
    .where('customer_organisation_id', '=', customerId)
    .where('line_id', '=', lineId)
    .where('version', '=', version)
    .returning(['version', 'saved_at']),
);

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

type DraftForm = CheckedInput<'saveEmissionDraft'>['body'];

export async function saveEmissionDraft(
  tx: Tx,
  line: ReceivedLine,
  { body }: CheckedInput<'saveEmissionDraft'>,
  caller: Caller,
): Promise<OperationOutput<'saveEmissionDraft'>> {
  return saveDraft(tx, caller, line, body);
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
  const [lock, [saved]] = await pipelined([
    takeLock(tx, caller, line),
    draftVersion === 0
      ? insertDraft(tx, caller, line, content)
      : updateDraft(tx, {
          customerId: line.customer_organisation_id,
          lineId: line.id,
          userId: caller.userId,
          content,
          version: draftVersion,
          next: draftVersion + 1,
        }),
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
