import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import type { LockedLine } from '../lines/lock-lines.service.ts';
import { readRequestedProduct } from '../requests/read-requested-product.service.ts';
import { whyNotReviewed } from './judge-review.ts';
import { acceptLines, sendBack } from './review-lines.ts';
import { holdLine, holdOnlyLine } from './reviewed-line.ts';

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
  const [, reviewed] = await together([acceptLines(tx, caller, [line]), read(tx, caller, line)]);
  return reviewed;
}

const read = (tx: Tx, caller: Caller, { request_reference, product_id }: LockedLine): Reviewed =>
  readRequestedProduct(tx, { requestReference: request_reference ?? '', productId: product_id }, caller);
