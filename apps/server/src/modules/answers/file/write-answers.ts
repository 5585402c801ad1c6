import type { Caller, Tx } from '../../../database/database.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { ReceivedLine } from '../../lines/lock-received-lines.service.ts';
import { holdTemplates } from '../held-sold-products.service.ts';
import { releaseLock } from '../line-lock.service.ts';
import { saveDraft } from '../save-draft.service.ts';
import { submitAnswer } from '../submit-answer.service.ts';
import { noticeSubmitted } from '../write-submission.service.ts';
import type { JudgedAnswer } from './judge-answer.ts';

/** An answer that was judged to be fine and is refused all the same; nothing of the file is written then. */
export class RefusedAnswer extends Error {
  readonly row: number;
  readonly problem: ProblemError;

  constructor(row: number, problem: ProblemError) {
    super(problem.code);
    this.row = row;
    this.problem = problem;
  }
}

/** Saves or submits for lines that are held, each as the form does it. A customer is told once of all that was submitted. */
export async function writeAnswers(
  tx: Tx,
  caller: Caller,
  held: readonly ReceivedLine[],
  answers: readonly JudgedAnswer[],
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
