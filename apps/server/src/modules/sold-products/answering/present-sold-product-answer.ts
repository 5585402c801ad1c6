import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { TemplateAnswerSkipReason } from '@pcf/contract/vocabulary/template-answer-skip-reason';
import { presentOffered } from '../offered-sold-product.service.ts';
import type { Answerable, Chosen } from './judge-sold-product-answer.ts';

type Result = OperationOutput<'answerWithTemplates'>;

export const presentAnswered = ({
  line,
  template,
  warnings,
  needsConfirmation,
}: Answerable): Result['answered'][number] => ({
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

export const presentSkipped = ({ item, line }: Chosen, code: TemplateAnswerSkipReason): Result['skipped'][number] => ({
  lineId: item.lineId,
  templateId: item.templateId,
  name: line?.sent_name ?? null,
  customer: line ? { id: line.customer_organisation_id, name: line.customer_name } : null,
  code,
});
