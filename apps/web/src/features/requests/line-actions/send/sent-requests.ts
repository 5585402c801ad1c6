import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { RequestProductsResult } from '../request-products.ts';

/** One request that went out. */
interface SentRequest {
  readonly requestReference: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly lines: number;
}

/** What a sending came to, once it is over. */
export interface SendOutcome {
  readonly requests: readonly SentRequest[];
  readonly campaignId: string | null;
  /** What was refused although it looked possible before. */
  readonly skipped: RequestProductsResult['skipped'];
}

export const nothingSent: SendOutcome = { requests: [], campaignId: null, skipped: [] };

export function withLinked(outcome: SendOutcome, result: RequestProductsResult): SendOutcome {
  const requests = result.requests.flatMap(({ requestReference, supplier, lines }) =>
    requestReference === null ? [] : [sentRequest(requestReference, supplier, lines)],
  );
  return {
    requests: [...outcome.requests, ...requests],
    campaignId: result.campaignId ?? outcome.campaignId,
    skipped: [...outcome.skipped, ...result.skipped],
  };
}

export function withRequest(outcome: SendOutcome, request: OperationOutput<'createEmissionRequest'>): SendOutcome {
  const { requestReference, supplier, lines, campaign } = request;
  return {
    ...outcome,
    requests: [...outcome.requests, sentRequest(requestReference, supplier, lines.total)],
    campaignId: campaign?.id ?? outcome.campaignId,
  };
}

function sentRequest(requestReference: string, supplier: { id: string; name: string }, lines: number): SentRequest {
  return { requestReference, supplierId: supplier.id, supplierName: supplier.name, lines };
}
