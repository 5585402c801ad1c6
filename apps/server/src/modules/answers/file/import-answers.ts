import { maxAnswersInFile } from '@pcf/contract/exchange-limits';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Caller, Database, Tx } from '../../../database/database.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { outOfBounds } from '../../files/given-emissions.service.ts';
import { createLineFileImport, listFindings, nameLines, onReference } from '../../files/import-line-file.service.ts';
import type { Verdict } from '../../files/validate-line-file.service.ts';
import { lockReceivedLines, type ReceivedLine } from '../../lines/supplier-lines.service.ts';
import { sharingFacts } from '../../network-deliveries/sharing-facts.service.ts';
import { saveDraft } from '../drafts.ts';
import { releaseLock } from '../line-lock.ts';
import { holdTemplates } from '../sold-product-links.service.ts';
import { submitAnswer } from '../submit-answer.ts';
import { noticeSubmitted } from '../write-submission.service.ts';
import { selectAnswers } from './answer-file.queries.ts';
import { missing, type ValidatedAnswer, validateAnswer } from './validate-answer.ts';
import type { Finding, ValidatedRow } from './validate-answer-row.ts';

/** An answer that was validated to be fine and is refused all the same; nothing of the file is written then. */
class RefusedAnswer extends Error {
  readonly row: number;
  readonly problem: ProblemError;

  constructor(row: number, problem: ProblemError) {
    super(problem.code);
    this.row = row;
    this.problem = problem;
  }
}

export function createAnswerImport(database: Database, limits: Config['limits']) {
  const { maxBytes, take } = createLineFileImport<'importAnswers', ValidatedRow, Finding['code']>(database, limits, {
    bucket: 'answer-imports',
    validate: new URL('./validate-answer-file.worker.ts', import.meta.url),
  });

  const importAnswers = (
    upload: Upload<'importAnswers'>,
    { query: choices }: CheckedInput<'importAnswers'>,
  ): Promise<StoredAnswer> =>
    take(upload, async (verdict) => {
      const conclude = (refused: readonly Finding[]) =>
        upload.conclude((tx, caller) => concludeAnswers(tx, caller, { verdict, choices, refused }));
      try {
        return await conclude([]);
      } catch (error) {
        if (!(error instanceof RefusedAnswer)) throw error;
        return conclude(findingsOf(error));
      }
    });

  return { maxBytes, importAnswers };
}

/** By the fields that a problem names, below /body/data. */
function findingsOf({ row, problem }: RefusedAnswer): Finding[] {
  const { errors = [] } = problem.details;
  if (errors.length === 0) throw problem;
  return errors.map(({ path, code }) =>
    missing(row, { path: path.replace(/^\/body\/(data\/)?/, '').replaceAll('/', '.'), code }),
  );
}

type Result = OperationOutput<'importAnswers'>;

interface Conclusion {
  readonly verdict: Verdict<ValidatedRow, Finding['code']>;
  readonly choices: CheckedInput<'importAnswers'>['query'];
  /** What was found only when it was written. */
  readonly refused: readonly Finding[];
}

/** Adds what the database knows to the verdict on the file, and writes all of it where nothing speaks against it. */
async function concludeAnswers(tx: Tx, caller: Caller, { verdict, choices, refused }: Conclusion): Promise<Result> {
  const { rows, outside } = withinBounds(verdict.validated);
  const named = await nameLines(tx, rows);
  const lineIds = [...new Set(named.lines.values())];
  const held = choices.dryRun ? [] : await lockReceivedLines(tx, caller.organisationId, lineIds);
  const { answers, repeated } = await validateAll(tx, caller, named.lines, rows, choices.submit === true);
  const tooMany: Finding[] =
    answers.length > maxAnswersInFile ? [{ row: 0, code: 'TOO_MANY_ANSWERS', value: String(maxAnswersInFile) }] : [];
  const errors = [
    ...tooMany,
    ...outside,
    ...named.unknown,
    ...repeated,
    ...answers.flatMap((answer) => answer.errors),
    ...refused,
  ];
  const warnings = answers.flatMap((answer) => answer.warnings);
  const { allowed, told } = listFindings(verdict, { errors, warnings }, choices);
  const written = allowed && !choices.dryRun && answers.length > 0;
  if (written) await writeAnswers(tx, caller, held, answers, choices.submit === true);
  const counted = allowed ? answers.length : 0;
  return {
    saved: choices.submit ? 0 : counted,
    submitted: choices.submit ? counted : 0,
    skipped: allowed ? verdict.rows - counted : 0,
    ...told,
    written,
  };
}

/** Of a row with something that cannot be, what else it lacks is not told. */
function withinBounds(validated: readonly ValidatedRow[]) {
  const outside: Finding[] = [];
  const rows = validated.map((row) => {
    const found = outOfBounds(row.row, row.given);
    outside.push(...found);
    return found.length > 0 ? { ...row, understood: false } : row;
  });
  return { rows, outside };
}

async function validateAll(
  tx: Tx,
  caller: Caller,
  lines: ReadonlyMap<ValidatedRow, string>,
  rows: readonly ValidatedRow[],
  submit: boolean,
) {
  const stored = new Map((await selectAnswers(tx, [...new Set(lines.values())])).map((line) => [line.id, line]));
  const sharing = submit ? await sharingFacts(tx, caller, [...stored.values()], []) : null;
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const seen = new Set<string>();
  const answers: ValidatedAnswer[] = [];
  const repeated: Finding[] = [];
  for (const row of rows) {
    const line = stored.get(lines.get(row) ?? '');
    if (!line) continue;
    if (seen.has(line.id)) {
      repeated.push(onReference(row, 'DUPLICATED_REFERENCE_IN_FILE'));
      continue;
    }
    seen.add(line.id);
    const answer = validateAnswer(row, line, { submit, caller, now, sharing });
    if (answer) answers.push(answer);
  }
  return { answers, repeated };
}

/** Saves or submits for lines that are held, each as the form does it. A customer is told once of all that was submitted. */
async function writeAnswers(
  tx: Tx,
  caller: Caller,
  held: readonly ReceivedLine[],
  answers: readonly ValidatedAnswer[],
  submit: boolean,
): Promise<void> {
  const byId = new Map(held.map((line) => [line.id, line]));
  await holdTemplates(
    tx,
    caller,
    answers.flatMap(({ form }) => form.templateId ?? []),
  );
  for (const { row, line: answered, form } of answers) {
    const line = byId.get(answered.id);
    if (!line) throw new Error('An answer is for a line that is not held.');
    try {
      if (submit) await submitAnswer(tx, caller, line, { ...form, submissionVersion: line.submission_version });
      else {
        await saveDraft(tx, caller, line, { ...form, draftVersion: answered.draft_version ?? 0 });
        // Nobody has a form open, so nobody is kept from theirs.
        if (answered.lock_holder_id === null) await releaseLock(tx, line);
      }
    } catch (error) {
      throw error instanceof ProblemError ? new RefusedAnswer(row, error) : error;
    }
  }
  if (!submit) return;
  const answered = new Set(answers.map(({ line }) => line.id));
  await noticeSubmitted(
    tx,
    caller,
    held.filter(({ id }) => answered.has(id)),
  );
}
