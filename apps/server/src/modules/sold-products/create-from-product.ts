import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { textLimits } from '@pcf/contract/text-limits';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { matchOf, recordUse, rememberMatches } from '../answers/sold-product-links.service.ts';
import { invalidSupplierTransition, lockReceivedLines } from '../lines/supplier-lines.service.ts';
import { headValues } from '../products/product-head.service.ts';
import { checkTemplateData } from './check-sold-product-data.ts';
import { addSoldProduct } from './create-sold-product.ts';
import type { HeadValues } from './sold-product-columns.ts';
import { presentedTemplate } from './sold-products.queries.ts';

/** The caller's own line of a customer's product. */
const selectLineOfProduct = (tx: Tx, productId: string) =>
  tx
    .selectFrom(sql<{ id: string; product_id: string }>`received_line`.as('l'))
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirst();

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
  const templateId = await addSoldProduct(tx, caller, await headOf(tx, caller, answered, body), checked);
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

interface AnsweredProduct {
  readonly data: EmissionData;
  readonly item_data: ItemData | null;
  /** Whether the submission came from a template, or was kept as one. */
  readonly from_template: boolean;
}

/** The newest submission with the supplier's own rows of it, and nothing that the customer wrote; no row without a submission. */
async function selectAnsweredProduct(
  tx: Tx,
  line: { readonly id: string; readonly customer_organisation_id: string },
): Promise<AnsweredProduct | undefined> {
  const { rows } = await sql<AnsweredProduct>`
    select s.data, w.item_data,
           exists (select from template_use u
                    where u.customer_organisation_id = l.customer_organisation_id and u.line_id = l.id) as from_template
      from received_line l
      join seen_submission s
        on s.customer_organisation_id = l.customer_organisation_id and s.line_id = l.id and s.version = l.submission_version
      left join submission_rows w
        on w.customer_organisation_id = s.customer_organisation_id and w.line_id = s.line_id and w.version = s.version
     where l.customer_organisation_id = ${line.customer_organisation_id} and l.id = ${line.id}`.execute(tx);
  return rows[0];
}

/** "Sold product N", as no template of the organisation is called or referred to. Held, so that two at once get two. */
async function neutralName(tx: Tx, organisationId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`neutral names of ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(called from '^Sold product ([1-9][0-9]{0,7})$')::integer), 0) + 1 as next
      from template t, unnest(array[t.name, t.internal_reference]) as called
     where t.organisation_id = ${organisationId} and called like 'Sold product %'`.execute(tx);
  return `Sold product ${rows[0]?.next ?? 1}`;
}
