import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Caller, Tx } from '../../database/database.ts';
import { together } from '../../database/together.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectAnswer, selectSubmissions, selectTimeline } from './answer.queries.ts';
import { type LineKey, selectLineKey, visitLine } from './answered-line.queries.ts';
import { selectDraft } from './draft.queries.ts';
import { presentAnswer } from './present-answer.ts';

/** Whoever opens an answer has seen what is asked: it does not stand out for them any more. A machine sees nothing. */
export async function getEmissionAnswer(
  tx: Tx,
  { params }: CheckedInput<'getEmissionAnswer'>,
  caller: Caller,
): Promise<OperationOutput<'getEmissionAnswer'>> {
  const found = await (caller.scopes === null ? visitLine(tx, params) : selectLineKey(tx, params).executeTakeFirst());
  if (!found) throw new ProblemError('NOT_FOUND');
  return readAnswer(tx, caller, found);
}

export async function readAnswer(tx: Tx, caller: Caller, key: LineKey): Promise<OperationOutput<'getEmissionAnswer'>> {
  const [line, draft, submissions, history] = await together([
    selectAnswer(tx, key),
    selectDraft(tx, key),
    selectSubmissions(tx, key),
    selectTimeline(tx, key),
  ]);
  if (!line) throw new ProblemError('NOT_FOUND');
  return presentAnswer({ line, draft, submissions, history }, caller);
}
