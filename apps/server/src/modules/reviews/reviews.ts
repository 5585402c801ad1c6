import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { invalidLineTransition, type LockedLine, lockOwnLines } from '../lines/change-lines.service.ts';
import {
  type RequestedLine,
  readRequestedProduct,
  requestedLineIds,
} from '../requests/read-requested-product.service.ts';
import { acceptLines, canBeReviewed, type ReviewAction, sendBack, whyNotReviewed } from './review-lines.ts';

type Reviewed = Promise<OperationOutput<'acceptEmissionData'>>;

export async function acceptEmissionData(
  tx: Tx,
  { params, body }: CheckedInput<'acceptEmissionData'>,
  caller: Caller,
): Reviewed {
  return accept(tx, caller, await holdLine(tx, caller, params), body?.version);
}

export async function acceptEmissionDataOfProduct(
  tx: Tx,
  { params, body }: CheckedInput<'acceptEmissionDataOfProduct'>,
  caller: Caller,
): Reviewed {
  return accept(tx, caller, await holdOnlyLine(tx, caller, params.productId, 'accept'), body?.version);
}

export async function rejectEmissionData(
  tx: Tx,
  { params, body }: CheckedInput<'rejectEmissionData'>,
  caller: Caller,
): Reviewed {
  const line = await holdLine(tx, caller, params);
  await sendBack(tx, caller, line, body);
  return read(tx, caller, line);
}

export async function rejectEmissionDataOfProduct(
  tx: Tx,
  { params, body }: CheckedInput<'rejectEmissionDataOfProduct'>,
  caller: Caller,
): Reviewed {
  const line = await holdOnlyLine(tx, caller, params.productId, body.withdraw ? 'withdraw' : 'reject');
  await sendBack(tx, caller, line, body);
  return read(tx, caller, line);
}

async function accept(tx: Tx, caller: Caller, line: LockedLine, version?: number): Reviewed {
  const problem = whyNotReviewed(line, 'accept', version);
  if (problem) throw problem;
  const [, reviewed] = await pipelined([acceptLines(tx, caller, [line]), read(tx, caller, line)]);
  return reviewed;
}

const read = (tx: Tx, caller: Caller, { request_reference, product_id }: LockedLine): Reviewed =>
  readRequestedProduct(tx, { requestReference: request_reference ?? '', productId: product_id }, caller);

/** The line of a request, held. */
async function holdLine(tx: Tx, caller: Caller, named: RequestedLine): Promise<LockedLine> {
  const [line] = await lockOwnLines(tx, caller.organisationId, { lineIds: requestedLineIds(named) });
  if (!line) throw new ProblemError('NOT_FOUND');
  return line;
}

/** The only line of a product that can be reviewed so, held. */
async function holdOnlyLine(tx: Tx, caller: Caller, productId: string, action: ReviewAction): Promise<LockedLine> {
  const lines = await lockOwnLines(tx, caller.organisationId, { productIds: [productId] });
  const [any] = lines;
  if (!any) throw new ProblemError('NOT_FOUND');
  const [line, second] = lines.filter((each) => canBeReviewed(each, action));
  if (second) throw new ProblemError('AMBIGUOUS_REQUEST', { extra: { productId: second.product_id } });
  if (!line) throw invalidLineTransition(any);
  return line;
}
