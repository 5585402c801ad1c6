import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { SoldProductAnswerSkipReason } from '@pcf/contract/vocabulary/sold-products';
import type { Caller, Tx } from '../../../database/database.ts';
import { type FieldProblem, pointer } from '../../../http/field-problems.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { holdTemplates, matchOf, rememberMatches } from '../../answers/sold-product-links.service.ts';
import { checkAnswer } from '../../answers/validate-submission.service.ts';
import { noticeSubmitted, writeSubmissions } from '../../answers/write-submission.service.ts';
import { knownDocuments } from '../../documents/known-documents.service.ts';
import { chosenDocuments } from '../../emission-data/emission-data.service.ts';
import { lockReceivedLines } from '../../lines/supplier-lines.service.ts';
import { sharingFacts } from '../../network-deliveries/sharing-facts.service.ts';
import { presentOffered } from '../offered-sold-product.ts';
import {
  type Answerable,
  type Chosen,
  type Item,
  selectChosenLines,
  validateTemplateAnswer,
} from './validate-sold-product-answer.ts';

const presentAnswered = ({ line, template, warnings, needsConfirmation }: Answerable): Result['answered'][number] => ({
  lineId: line.id,
  productId: line.product_id,
  requestReference: line.request_reference ?? '',
  name: line.sent_name,
  internalReference: line.sent_reference ?? '',
  customer: { id: line.customer_organisation_id, name: line.customer_name },
  template: presentOffered(template),
  submissionVersion: line.submission_version + 1,
  referenceYear: template.reference_year,
  documents: template.answer.documentIds.length,
  hasRows: template.answer.itemData !== null,
  hasDraft: line.draft_version !== null,
  warnings: [...warnings],
  needsConfirmation,
});

const presentSkipped = ({ item, line }: Chosen, code: SoldProductAnswerSkipReason): Result['skipped'][number] => ({
  lineId: item.lineId,
  templateId: item.templateId,
  name: line?.sent_name ?? null,
  customer: line ? { id: line.customer_organisation_id, name: line.customer_name } : null,
  code,
});

type Body = CheckedInput<'answerWithTemplates'>['body'];

/** Each validated for itself, with all lines and templates held; those that can be answered are, whatever the others are. */
export async function answerWithTemplates(
  tx: Tx,
  { body }: CheckedInput<'answerWithTemplates'>,
  caller: Caller,
): Promise<OperationOutput<'answerWithTemplates'>> {
  const chosen = await hold(tx, caller, { ...body, items: distinctItems(body.items) });
  const dryRun = body.dryRun === true;
  const sharing = await sharingFacts(
    tx,
    caller,
    chosen.flatMap(({ line }) => line ?? []),
    [...new Set(chosen.flatMap(({ template }) => template ?? []))],
  );
  const validated = chosen.map((each) => ({ each, verdict: validateTemplateAnswer(caller, each, dryRun, sharing) }));
  const answered = validated.flatMap(({ verdict }) => (typeof verdict === 'string' ? [] : [verdict]));
  if (!dryRun) await submitAll(tx, caller, answered);
  return {
    answered: answered.map(presentAnswered),
    skipped: validated.flatMap(({ each, verdict }) =>
      typeof verdict === 'string' ? [presentSkipped(each, verdict)] : [],
    ),
  };
}

/** A line has one newest answer, so it cannot be told twice what that is. */
function distinctItems(given: readonly Item[]): Item[] {
  const items = given.map((item) => ({
    ...item,
    lineId: item.lineId.toLowerCase(),
    templateId: item.templateId.toLowerCase(),
  }));
  const first = new Map(items.map(({ lineId }, index): [string, number] => [lineId, index]).toReversed());
  const errors = items.flatMap(({ lineId }, index): FieldProblem[] =>
    first.get(lineId) === index
      ? []
      : [
          {
            path: pointer('body', ['items', index, 'lineId']),
            code: 'INVALID_VALUE',
            message: 'This line is there already',
          },
        ],
  );
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return items;
}

/** Everything that the items name, in as many statements for one as for hundreds. */
async function hold(
  tx: Tx,
  caller: Caller,
  { items, customers }: Pick<Body, 'items' | 'customers'>,
): Promise<Chosen[]> {
  const held = await lockReceivedLines(
    tx,
    caller.organisationId,
    items.map(({ lineId }) => lineId),
  );
  const told = await selectChosenLines(
    tx,
    held.map(({ id }) => id),
  );
  const lines = new Map(
    held.flatMap((line) => {
      const more = told.get(line.id);
      return more ? [[line.id, { ...more, ...line }] as const] : [];
    }),
  );
  const templateIds = [...new Set(items.map(({ templateId }) => templateId))];
  const templates = await checkedTemplates(tx, caller, templateIds, held[0]?.now ?? new Date());
  const consents = new Map(
    customers.map(({ customerId, shareRows = false }) => [customerId.toLowerCase(), { shareRows }]),
  );
  return items.map((item) => {
    const line = lines.get(item.lineId);
    return {
      item,
      line,
      template: templates.get(item.templateId),
      consent: line && consents.get(line.customer_organisation_id),
    };
  });
}

/** What each template says is checked once, for all receivers. */
async function checkedTemplates(tx: Tx, caller: Caller, ids: readonly string[], now: Date) {
  const held = [...(await holdTemplates(tx, caller, ids)).values()];
  const chosen = held.flatMap(({ data }) => (data ? chosenDocuments(data).map(({ id }) => id) : []));
  const documentNames = await knownDocuments(tx, [...new Set(chosen)]);
  return new Map(
    held.map((template) => {
      const { id, data, item_data: itemData } = template;
      return [
        id,
        { ...template, answer: checkAnswer({ data: data ?? {}, itemData }, { documentNames, now }) },
      ] as const;
    }),
  );
}

async function submitAll(tx: Tx, caller: Caller, answered: readonly Answerable[]): Promise<void> {
  const submitted = answered.flatMap(({ line, template, submission }) =>
    submission ? [{ line, submission, match: matchOf(line, { templateId: template.id }) }] : [],
  );
  await writeSubmissions(tx, caller, submitted);
  await rememberMatches(
    tx,
    caller,
    submitted.map(({ match }) => match),
  );
  await noticeSubmitted(
    tx,
    caller,
    submitted.map(({ line }) => line),
  );
}

type Result = OperationOutput<'answerWithTemplates'>;
