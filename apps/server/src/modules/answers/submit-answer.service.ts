import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { knownDocuments } from '../documents/known-documents.service.ts';
import { chosenDocuments } from '../emission-data/chosen-documents.service.ts';
import type { ReceivedLine } from '../lines/lock-received-lines.service.ts';
import { holdTemplates } from '../templates/held-templates.service.ts';
import { matchOf, rememberMatches } from '../templates/template-links.service.ts';
import { type AnswerForm, checkAnswer } from './check-answer.service.ts';
import { findLine } from './find-line.ts';
import { judgeSubmission } from './judge-submission.service.ts';
import { selectHolder } from './line-lock.queries.ts';
import { readAnswer } from './read-answer.service.ts';
import { noticeSubmitted, writeSubmissions } from './write-submission.service.ts';

export async function submitEmissionData(
  tx: Tx,
  { params, body }: CheckedInput<'submitEmissionData'>,
  caller: Caller,
): Promise<OperationOutput<'submitEmissionData'>> {
  const line = await findLine(tx, caller, params);
  const write = await answerToWrite(tx, caller, line, body);
  const [, , answer] = await together([write(), noticeSubmitted(tx, caller, [line]), readAnswer(tx, caller, line)]);
  return answer;
}

/** For a line that is held. The customer is told by whoever submits, once for all of its lines. */
export async function submitAnswer(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm): Promise<void> {
  const write = await answerToWrite(tx, caller, line, form);
  await write();
}

/** Judges an answer, and gives what writes it where nothing stands against it. */
async function answerToWrite(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm) {
  const chosen = chosenDocuments(form.data).map(({ id }) => id);
  const [documentNames, template, holder] = await together([
    knownDocuments(tx, chosen),
    templateOf(tx, caller, form),
    selectHolder(tx, line),
  ]);
  const answer = checkAnswer(form, { documentNames, now: line.now });
  const { outcome } = judgeSubmission(caller, line, { form, answer, template }, { holder, expects: null });
  if ('problem' in outcome) throw outcome.problem;
  return () =>
    together([
      writeSubmissions(tx, caller, [{ line, submission: outcome }]),
      rememberMatches(tx, caller, outcome.use ? [matchOf(line, outcome.use)] : []),
    ]);
}

async function templateOf(tx: Tx, caller: Caller, { templateId }: AnswerForm) {
  const id = templateId?.toLowerCase();
  return id === undefined ? undefined : (await holdTemplates(tx, caller, [id])).get(id);
}
