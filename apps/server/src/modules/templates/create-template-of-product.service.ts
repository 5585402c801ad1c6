import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidSupplierTransition } from '../lines/change-supplier-lines.service.ts';
import { lockReceivedLines } from '../lines/lock-received-lines.service.ts';
import { type AnsweredProduct, selectAnsweredProduct, selectLineOfProduct } from './answered-product.queries.ts';
import { checkTemplateData } from './check-template-data.ts';
import { addTemplate } from './create-template.service.ts';
import { presentedTemplate } from './present-template.ts';
import { matchOf, recordUse, rememberMatches } from './template-links.service.ts';
import { type HeadValues, headValues } from './template-values.ts';

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
  const templateId = await addTemplate(tx, caller, headOf(answered, body), checked);
  const use = { templateId, templateVersion: 1 };
  await recordUse(tx, caller, line, use);
  await rememberMatches(tx, caller, [matchOf(line, use)]);
  return presentedTemplate(tx, templateId);
}

/** What is not told is as the customer sent it. */
function headOf(product: AnsweredProduct, given: CheckedInput<'createTemplateOfProduct'>['body']): HeadValues {
  const internalReference =
    given.internalReference ?? (product.supplier_product_reference || product.sent_reference || undefined);
  if (internalReference === undefined) throw missingReference();
  return headValues({
    name: given.name ?? product.sent_name,
    internalReference,
    description: given.description === undefined ? product.sent_description : given.description,
    unit: product.sent_unit,
  });
}

const missingReference = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body/internalReference', code: 'REQUIRED', message: 'The product came without a reference' }],
  });
