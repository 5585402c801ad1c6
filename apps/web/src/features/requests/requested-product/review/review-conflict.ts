import type { LineEvent } from '@pcf/contract/vocabulary/requests';
import type { RequestedProduct } from '../requested-product-calls.ts';

/** What somebody else may have done meanwhile, each told in a sentence of its own. */
export const tellingEvents = [
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'CANCELED',
  'SUBMITTED',
] as const satisfies readonly LineEvent[];

export type ReviewConflict =
  | { readonly kind: 'stale'; readonly version: number; readonly submittedAt: string }
  | {
      readonly kind: 'moved';
      readonly event: (typeof tellingEvents)[number] | 'other';
      readonly person: string | null;
    };

type Standing = Pick<RequestedProduct, 'submissionVersion' | 'submittedAt' | 'productRequestStatus' | 'timeline'>;

/** Why a review came too late, by how the product stands now. */
export function conflictOf(product: Standing, versionRead: number): ReviewConflict {
  const { submissionVersion: version, submittedAt, productRequestStatus, timeline } = product;
  if (productRequestStatus === 'PENDING_REVIEW' && version > versionRead && submittedAt !== null) {
    return { kind: 'stale', version, submittedAt };
  }
  const last = timeline.findLast(({ fromStatus, toStatus }) => fromStatus !== toStatus);
  return {
    kind: 'moved',
    event: tellingEvents.find((event) => event === last?.event) ?? 'other',
    person: last?.actorName ?? last?.organisationName ?? null,
  };
}
