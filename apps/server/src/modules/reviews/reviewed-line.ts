import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidLineTransition } from '../lines/change-lines.service.ts';
import { type LockedLine, lockOwnLines } from '../lines/lock-lines.service.ts';
import { type RequestedLine, requestedLineIds } from '../requests/read-requested-product.service.ts';
import { canBeReviewed, type ReviewAction } from './judge-review.ts';

/** The line of a request, held. */
export async function holdLine(tx: Tx, caller: Caller, named: RequestedLine): Promise<LockedLine> {
  const [line] = await lockOwnLines(tx, caller.organisationId, { lineIds: requestedLineIds(named) });
  if (!line) throw new ProblemError('NOT_FOUND');
  return line;
}

/** The only line of a product that can be reviewed so, held. */
export async function holdOnlyLine(
  tx: Tx,
  caller: Caller,
  productId: string,
  action: ReviewAction,
): Promise<LockedLine> {
  const lines = await lockOwnLines(tx, caller.organisationId, { productIds: [productId] });
  const [any] = lines;
  if (!any) throw new ProblemError('NOT_FOUND');
  const [line, second] = lines.filter((each) => canBeReviewed(each, action));
  if (second) throw new ProblemError('AMBIGUOUS_REQUEST', { extra: { productId: second.product_id } });
  if (!line) throw invalidLineTransition(any);
  return line;
}
