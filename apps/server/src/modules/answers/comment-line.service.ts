import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { changeSupplierLine, supplierStep } from '../lines/change-supplier-lines.service.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { findLine } from './find-line.ts';
import { readAnswer } from './read-answer.service.ts';

export async function addSupplierComment(
  tx: Tx,
  { params, body: { text } }: CheckedInput<'addSupplierComment'>,
  caller: Caller,
): Promise<OperationOutput<'addSupplierComment'>> {
  const line = await findLine(tx, caller, params);
  const [, , answer] = await together([
    changeSupplierLine(tx, caller, line, { step: supplierStep('comment', caller, line), comment: text }),
    noticeLines(tx, caller, {
      kind: 'COMMENTED',
      recipientId: line.customer_organisation_id,
      lines: [line],
      comment: text,
    }),
    readAnswer(tx, caller, line),
  ]);
  return answer;
}
