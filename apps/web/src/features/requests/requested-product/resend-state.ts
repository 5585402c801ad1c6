import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import type { RequestedProduct } from './api/get-requested-product.ts';

/** What sending again means: a reminder, the same question once more, or one for newer data. */
export const resendKinds = ['remind', 'askAgain', 'renew'] as const;

export type ResendKind = (typeof resendKinds)[number];

export function resendKind(status: ProductRequestStatus): ResendKind {
  if (status === 'COMPLETED') return 'renew';
  return status === 'DECLINED' || status === 'CANCELED' ? 'askAgain' : 'remind';
}

/** The moment from which a reminder may be sent again; null where it may be now. */
export function resendWaitsUntil(
  { resendAllowedAt }: Pick<RequestedProduct, 'resendAllowedAt'>,
  now: Date,
): string | null {
  return resendAllowedAt !== null && new Date(resendAllowedAt) > now ? resendAllowedAt : null;
}
