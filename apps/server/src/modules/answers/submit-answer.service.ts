import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
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
  await submitAnswer(tx, caller, line, body);
  await noticeSubmitted(tx, caller, [line]);
  return readAnswer(tx, caller, line);
}

/** For a line that is held. The customer is told by whoever submits, once for all of its lines. */
export async function submitAnswer(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm): Promise<void> {
  const documentNames = await knownDocuments(
    tx,
    chosenDocuments(form.data).map(({ id }) => id),
  );
  const answer = checkAnswer(form, { documentNames, now: line.now });
  const template = await templateOf(tx, caller, form);
  const holder = await selectHolder(tx, line);
  const { outcome } = judgeSubmission(caller, line, { form, answer, template }, { holder, expects: null });
  if ('problem' in outcome) throw outcome.problem;
  await writeSubmissions(tx, caller, [{ line, submission: outcome }]);
  if (outcome.use) await rememberMatches(tx, caller, [matchOf(line, outcome.use)]);
}

async function templateOf(tx: Tx, caller: Caller, { templateId }: AnswerForm) {
  const id = templateId?.toLowerCase();
  return id === undefined ? undefined : (await holdTemplates(tx, caller, [id])).get(id);
}
