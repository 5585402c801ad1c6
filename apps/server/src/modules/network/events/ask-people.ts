import { createHash } from 'node:crypto';
import { textLimits } from '@pcf/contract/text-limits';
import { readPactUrn } from '@pcf/pact/v3/urn';
import type { Caller, Tx } from '../../../database/database.ts';
import { lockOwnLines } from '../../lines/change-lines.service.ts';
import { createProduct } from '../../products/create-product.service.ts';
import { createEmissionRequest } from '../../requests/create-request.service.ts';
import { addCustomerComment } from '../../requests/requested-product.service.ts';
import { resendRequestsPartly } from '../../requests/resend-requests.service.ts';
import type { PartnerConnection } from './events.queries.ts';
import { applied, kept, type LineKey, type Outcome, shortened } from './received-event.ts';

/** Names have no control characters, which an escape of a URN may stand for. */
export const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

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

interface Domains {
  /** Of the platform that asks, and of this one. */
  readonly partner: string;
  readonly own: string;
}

interface NamedProduct {
  /** What the partner calls it, or what comes closest. */
  readonly reference: string;
  /** The same for people to read, which two products may share. */
  readonly name: string;
  /** By which it could be one of the organisation's own, none of them shortened. */
  readonly ownReferences: readonly string[];
}

/**
 * What the ids of a request say. A name that the partner gave is its reference, without what only machines read; one that
 * was given here is a reference of the organisation's own. Any other stays as it is, so that no two become one.
 */
export function namedProduct(ids: readonly string[], { partner, own }: Domains): NamedProduct {
  const names = ids.map((id) => ({ id, urn: readPactUrn(id) }));
  const theirs = names.find(({ urn }) => urn?.kind === 'buyer-id' && urn.domain === partner.toLowerCase());
  const ownReferences = names.flatMap(({ id, urn }) => {
    if (urn === null) return [id];
    return urn.domain === own.toLowerCase() ? [urn.reference] : [];
  });
  const readable = theirs ?? names.find(({ urn }) => urn !== null);
  const reference = fitting(theirs?.urn?.reference ?? ids[0] ?? '');
  return {
    reference,
    name: inOneLine(readable?.urn?.reference ?? '') || reference,
    ownReferences: [...new Set(ownReferences.map(inOneLine))],
  };
}

/** A reference that is too long is cut, and told from others that begin in the same way. */
export function fitting(reference: string): string {
  const trimmed = inOneLine(reference);
  if (trimmed.length <= textLimits.internalReference) return trimmed;
  const mark = createHash('sha256').update(trimmed).digest('hex').slice(0, 12);
  return `${shortened(trimmed, textLimits.internalReference - mark.length)}${mark}`;
}
