import { textLimits } from '@pcf/contract/text-limits';
import type { Caller, Tx } from '../../../database/database.ts';
import { lockOwnLines } from '../../lines/lock-lines.service.ts';
import { createProduct } from '../../products/products.service.ts';
import { createEmissionRequest } from '../../requests/create-request.service.ts';
import { addCustomerComment } from '../../requests/requested-product.service.ts';
import { resendRequestsPartly } from '../../requests/resend-requests.service.ts';
import type { PartnerConnection } from './events.queries.ts';
import { fitting } from './named-product.ts';
import { applied, kept, type LineKey, type Outcome } from './received-event.ts';
import { shortened } from './shortened.ts';

export interface AskedFor {
  readonly reference: string;
  readonly name: string;
  /** What it is among the organisation's own, where that is known. */
  readonly own: { readonly reference: string } | undefined;
  readonly comment: string | null;
}

/** A product of the partner's and a request for it, as any customer makes them. */
export async function askAnew(
  tx: Tx,
  caller: Caller,
  { organisation_id: supplierId }: PartnerConnection,
  { reference, name, own, comment }: AskedFor,
): Promise<LineKey> {
  const product = await createProduct(
    tx,
    {
      body: {
        name: shortened(name, textLimits.productName),
        internalReference: fitting(reference),
        supplierId,
        supplierProductReference: own?.reference ?? null,
      },
    },
    caller,
  );
  const [line] = product.lines;
  if (!line) throw new Error('A product was made without a line.');
  await createEmissionRequest(
    tx,
    { body: { supplierId, productIds: [product.id], comment: requestComment(comment) } },
    caller,
  );
  return { id: line.lineId, customer_organisation_id: caller.organisationId };
}

/** The same as when a customer asks again, as far as the line allows it; what else is said goes with the comments. */
export async function askAgain(
  tx: Tx,
  caller: Caller,
  key: LineKey,
  { comment, isRepetition }: { readonly comment: string | null; readonly isRepetition: boolean },
): Promise<Outcome> {
  const [line] = await lockOwnLines(tx, caller.organisationId, { lineIds: [key.id] });
  if (!line?.request_reference) return kept('NOT_ALLOWED_NOW', key);
  const { product_id: productId, request_reference: requestReference } = line;
  const { sent, skipped } = await resendRequestsPartly(
    tx,
    { body: { items: [{ productId, requestReference }], comment: requestComment(comment) } },
    caller,
  );
  if (sent.length > 0) return applied(key);
  if (comment !== null && !isRepetition && !line.archived) {
    const text = shortened(comment, textLimits.lineComment);
    await addCustomerComment(tx, { params: { requestReference, productId }, body: { text } }, caller);
    return applied(key);
  }
  return kept(skipped.some(({ code }) => code === 'REMINDED_RECENTLY') ? 'NOTHING_NEW' : 'NOT_ALLOWED_NOW', key);
}

const requestComment = (comment: string | null) => (comment ? shortened(comment, textLimits.requestComment) : null);
