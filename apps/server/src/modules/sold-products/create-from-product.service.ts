import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { matchOf, recordUse, rememberMatches } from '../answers/sold-product-links.service.ts';
import { invalidSupplierTransition } from '../lines/change-supplier-lines.service.ts';
import { lockReceivedLines } from '../lines/lock-received-lines.service.ts';
import {
  type AnsweredProduct,
  neutralName,
  selectAnsweredProduct,
  selectLineOfProduct,
} from './answered-product.queries.ts';
import { checkTemplateData } from './check-sold-product-data.ts';
import { addTemplate } from './create-sold-product.service.ts';
import { presentedTemplate } from './present-sold-product.ts';
import { type HeadValues, headValues } from './sold-product-values.ts';

/** The line is held, so that what is kept is its newest answer. */
export async function createTemplateOfProduct(
  tx: Tx,
  { params: { productId }, body }: CheckedInput<'createTemplateOfProduct'>,
  caller: Caller,
): Promise<OperationOutput<'createTemplateOfProduct'>> {
  const found = await selectLineOfProduct(tx, productId);
  const [line] = found ? await lockReceivedLines(tx, caller.organisationId, [found.id]) : [];
  if (!line) throw new ProblemError('NOT_FOUND');
  const answered = await selectAnsweredProduct(tx, line);
  // That there are no data is nothing to answer others with.
  if (!answered || answered.data.emissionValues?.granularity === 'UNAVAILABLE') throw invalidSupplierTransition(line);
  const { comment: _, ...data } = answered.data;
  const checked = await checkTemplateData(tx, data, answered.item_data);
  const templateId = await addTemplate(tx, caller, await headOf(tx, caller, answered, body), checked);
  const use = { templateId, templateVersion: 1 };
  await recordUse(tx, caller, line, use);
  await rememberMatches(tx, caller, [matchOf(line, use)]);
  return presentedTemplate(tx, templateId);
}

type Given = CheckedInput<'createTemplateOfProduct'>['body'];

/** What is not told is as the supplier called it in the answer: a template goes to others, so no word of the customer's is in it. */
async function headOf(tx: Tx, caller: Caller, answered: AnsweredProduct, given: Given): Promise<HeadValues> {
  const { exchange, emissionValues } = answered.data;
  const name = given.name ?? exchange?.supplierProductName?.trim();
  const internalReference =
    given.internalReference ?? exchange?.supplierReference?.slice(0, textLimits.internalReference).trim();
  // Once is enough: without a reference of its own nothing else says that the same answer is kept a second time.
  if (!internalReference && answered.from_template) throw new ProblemError('DUPLICATED_REFERENCE');
  const neutral = name && internalReference ? '' : await neutralName(tx, caller.organisationId);
  return headValues({
    name: name || neutral,
    internalReference: internalReference || neutral,
    description: given.description,
    unit: emissionValues?.unit,
  });
}
