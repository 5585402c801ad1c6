import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { pipelined } from '../../database/pipelined.ts';
import { noticeLines } from '../lines/notice-lines.service.ts';
import { changeSupplierLine, type ReceivedLine, supplierStep } from '../lines/supplier-lines.service.ts';
import { readAnswer } from './read-answer.ts';

export async function declineEmissionRequest(
  tx: Tx,
  line: ReceivedLine,
  { body: { reason = null, reasonCode = null, expectedDate = null } }: CheckedInput<'declineEmissionRequest'>,
  caller: Caller,
): Promise<OperationOutput<'declineEmissionRequest'>> {
  const [, , answer] = await pipelined([
    changeSupplierLine(tx, caller, line, {
      step: supplierStep('decline', caller, line),
      comment: reason,
      set: { reason, reason_code: reasonCode, expected_date: expectedDate, next_reminder_at: null },
    }),
    noticeLines(tx, caller, {
      kind: 'DECLINED',
      recipientId: line.customer_organisation_id,
      lines: [line],
      comment: reason,
    }),
    readAnswer(tx, caller, line),
  ]);
  return answer;
}

export async function addSupplierComment(
  tx: Tx,
  line: ReceivedLine,
  { body: { text } }: CheckedInput<'addSupplierComment'>,
  caller: Caller,
): Promise<OperationOutput<'addSupplierComment'>> {
  const [, , answer] = await pipelined([
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
