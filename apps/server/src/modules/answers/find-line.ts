import type { Caller, Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { lockReceivedLines, type ReceivedLine } from '../lines/lock-received-lines.service.ts';
import { type AnsweredLine, answeredLineIds } from './answered-line.queries.ts';

/** The line of a path, held until the transaction ends. */
export async function findLine(tx: Tx, caller: Caller, path: AnsweredLine): Promise<ReceivedLine> {
  const [line] = await lockReceivedLines(tx, caller.organisationId, answeredLineIds(path));
  if (!line) throw new ProblemError('NOT_FOUND');
  return line;
}
