import { fromPact } from '@pcf/pact/v3/from-pact';
import type { IncomingProductFootprint } from '@pcf/pact/v3/model/product-footprint';
import type { Remark } from '@pcf/pact/v3/received/remark';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import { unstorableText } from '../../../http/parse-input.ts';
import { noticeSubmitted, writeSubmissions } from '../../answers/write-submission.service.ts';
import { lockReceivedLines, possibleSupplierStep } from '../../lines/supplier-lines.service.ts';
import { lowered } from './events.queries.ts';
import { applied, kept, type LineKey, type Outcome } from './received-event.ts';

const insertFootprint = (tx: Tx, given: NewFootprint) =>
  sql`
    insert into received_footprint (customer_organisation_id, line_id, version, supplier_organisation_id, footprint_id, product_ids,
                                    document, remarks)
    values (${given.line.customer_organisation_id}, ${given.line.id}, ${given.version}, ${given.supplierId}, ${given.footprintId}::uuid,
            ${lowered(given.productIds)}, ${given.document}, ${JSON.stringify(given.remarks)}::jsonb)`.execute(tx);

/** What the partner has told before. */
export const selectHeld = (tx: Tx, supplierId: string, footprintIds: readonly string[]) =>
  tx
    .selectFrom('received_footprint')
    .select(['customer_organisation_id', 'line_id', 'version', 'footprint_id'])
    .where('supplier_organisation_id', '=', supplierId)
    .where('footprint_id', '=', sql<string>`any(${footprintIds}::uuid[])`)
    .orderBy('created_at', 'desc')
    .execute();

export interface FootprintWithSource {
  readonly footprint: IncomingProductFootprint;
  /** The document, sign for sign. */
  readonly source: string;
}

/** Whether all that is written down of it can be. */
export function isStorable(footprint: IncomingProductFootprint): boolean {
  return unstorableText([fromPact(footprint), footprint.productIds]).length === 0;
}

/**
 * Makes a submission of what a partner sent, as any supplier would, but for what makes an answer complete: what another
 * platform says is shown as it is, and the reviewer decides.
 */
export async function submitFootprint(
  tx: Tx,
  caller: Caller,
  { id, customer_organisation_id }: LineKey,
  { footprint, source }: FootprintWithSource,
): Promise<Outcome> {
  const key = { id, customer_organisation_id };
  const [line] = await lockReceivedLines(tx, caller.organisationId, [id]);
  const step = line && possibleSupplierStep('submit', caller, line);
  if (!line || !step) return kept('NOT_ALLOWED_NOW', key);
  const held = await selectHeld(tx, caller.organisationId, [footprint.id]);
  const isNewest = held.some((each) => each.line_id === id && each.version === line.submission_version);
  if (isNewest && (line.status === 'PENDING_REVIEW' || line.status === 'COMPLETED')) return kept('NOTHING_NEW', key);
  const { data, remarks } = fromPact(footprint);
  const answer = { data, itemData: null, calculation: null, documentIds: [], errors: [] };
  await writeSubmissions(tx, caller, [
    { line, submission: { step, answer, shareRows: false, plausibilityConfirmation: null, use: null, prepared: null } },
  ]);
  await insertFootprint(tx, {
    line: key,
    version: line.submission_version + 1,
    supplierId: caller.organisationId,
    footprintId: footprint.id,
    productIds: footprint.productIds,
    document: source,
    remarks,
  });
  await noticeSubmitted(tx, caller, [line]);
  return applied(key);
}

interface NewFootprint {
  readonly line: LineKey;
  readonly version: number;
  readonly supplierId: string;
  readonly footprintId: string;
  readonly productIds: readonly string[];
  readonly document: string;
  readonly remarks: readonly Remark[];
}

/** The line that was answered with a footprint of this product last, or else asked for with one of its names. */
export async function selectLineOfProduct(tx: Tx, productIds: readonly string[]): Promise<LineKey | undefined> {
  const ids = lowered(productIds);
  const { rows } = await sql<LineKey>`
    select f.line_id as id, f.customer_organisation_id, 1 as rank, f.created_at
      from received_footprint f
     where f.supplier_organisation_id = current_organisation() and f.product_ids && ${ids}
    union all
    select d.line_id, d.customer_organisation_id, 2, d.created_at
      from network_delivery d
     where d.partner_organisation_id = current_organisation() and d.kind = 'REQUEST'
       and lowered_texts(d.document -> 'data' -> 'productId') && ${ids}
     order by rank, created_at desc
     limit 1`.execute(tx);
  return rows[0];
}
