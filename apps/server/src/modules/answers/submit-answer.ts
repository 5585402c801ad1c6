import { isDeepStrictEqual } from 'node:util';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { knownDocuments } from '../documents/known-documents.service.ts';
import { chosenDocuments } from '../emission-data/emission-data.service.ts';
import type { ReceivedLine } from '../lines/supplier-lines.service.ts';
import { sharingFacts } from '../network-deliveries/sharing-facts.service.ts';
import { selectHolder } from './line-lock.ts';
import { readAnswer } from './read-answer.ts';
import { type HeldTemplate, holdTemplates, matchOf, rememberMatches } from './sold-product-links.service.ts';
import { type AnswerForm, type CheckedAnswer, checkAnswer, validateSubmission } from './validate-submission.service.ts';
import { noticeSubmitted, writeSubmissions } from './write-submission.service.ts';

export async function submitEmissionData(
  tx: Tx,
  line: ReceivedLine,
  { body }: CheckedInput<'submitEmissionData'>,
  caller: Caller,
): Promise<OperationOutput<'submitEmissionData'>> {
  const write = await answerToWrite(tx, caller, line, body);
  const [, , answer] = await pipelined([write(), noticeSubmitted(tx, caller, [line]), readAnswer(tx, caller, line)]);
  return answer;
}

/** For a line that is held. The caller notifies the customer, once for all of its lines. */
export async function submitAnswer(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm): Promise<void> {
  const write = await answerToWrite(tx, caller, line, form);
  await write();
}

/** Validates an answer, and gives what writes it when it is valid. */
async function answerToWrite(tx: Tx, caller: Caller, line: ReceivedLine, form: AnswerForm) {
  const chosen = chosenDocuments(form.data).map(({ id }) => id);
  const [documentNames, template, holder] = await pipelined([
    knownDocuments(tx, chosen),
    templateOf(tx, caller, form),
    selectHolder(tx, line),
  ]);
  const answer = checkAnswer(form, { documentNames, now: line.now });
  const sharing = await sharingFacts(tx, caller, [line], template ? [template] : []);
  const isSame = template && (form.templateVersion ?? template.data_version) === template.data_version;
  const unchanged = sharing && isSame && saysTheSame(answer, checkedTemplate(template)) ? template : undefined;
  const { outcome } = validateSubmission(
    caller,
    line,
    { form, answer, template, unchanged },
    { holder, expects: null, sharing },
  );
  if ('problem' in outcome) throw outcome.problem;
  return () =>
    pipelined([
      writeSubmissions(tx, caller, [{ line, submission: outcome }]),
      rememberMatches(tx, caller, outcome.use ? [matchOf(line, outcome.use)] : []),
    ]);

  function checkedTemplate({ data, item_data: itemData }: HeldTemplate): CheckedAnswer {
    return checkAnswer({ data: data ?? {}, itemData }, { documentNames, now: line.now });
  }
}

/** As both are kept: without what is left open. */
const saysTheSame = (one: CheckedAnswer, other: CheckedAnswer): boolean => {
  const [kept, alsoKept] = [one, other].map(({ data, itemData }): unknown =>
    JSON.parse(JSON.stringify({ data: withoutNothing(data), itemData })),
  );
  return isDeepStrictEqual(kept, alsoKept);
};

async function templateOf(tx: Tx, caller: Caller, { templateId }: AnswerForm) {
  const id = templateId?.toLowerCase();
  return id === undefined ? undefined : (await holdTemplates(tx, caller, [id])).get(id);
}
