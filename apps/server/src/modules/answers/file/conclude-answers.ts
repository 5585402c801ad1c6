import { mostAnswersInFile } from '@pcf/contract/exchange-limits';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../../database/database.ts';
import type { Verdict } from '../../files/judge-line-file.service.ts';
import { listFindings } from '../../files/list-line-findings.service.ts';
import { nameLines, onReference } from '../../files/name-lines.service.ts';
import { outOfBounds } from '../../files/out-of-bounds.service.ts';
import { lockReceivedLines } from '../../lines/lock-received-lines.service.ts';
import { sharingFacts } from '../../network-deliveries/sharing-facts.service.ts';
import { selectAnswers } from './answer-file.queries.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import type { Finding, JudgedRow } from './judged-row.ts';
import { writeAnswers } from './write-answers.ts';

type Result = OperationOutput<'importAnswers'>;

interface Conclusion {
  readonly verdict: Verdict<JudgedRow, Finding['code']>;
  readonly choices: CheckedInput<'importAnswers'>['query'];
  /** What was found only when it was written. */
  readonly refused: readonly Finding[];
}

/** Adds what the database knows to the verdict on the file, and writes all of it where nothing speaks against it. */
export async function concludeAnswers(
  tx: Tx,
  caller: Caller,
  { verdict, choices, refused }: Conclusion,
): Promise<Result> {
  const { rows, outside } = withinBounds(verdict.judged);
  const named = await nameLines(tx, rows);
  const lineIds = [...new Set(named.lines.values())];
  const held = choices.dryRun ? [] : await lockReceivedLines(tx, caller.organisationId, lineIds);
  const { answers, repeated } = await judgeAll(tx, caller, named.lines, rows, choices.submit === true);
  const tooMany: Finding[] =
    answers.length > mostAnswersInFile ? [{ row: 0, code: 'TOO_MANY_ANSWERS', value: String(mostAnswersInFile) }] : [];
  const errors = [
    ...tooMany,
    ...outside,
    ...named.unknown,
    ...repeated,
    ...answers.flatMap((answer) => answer.errors),
    ...refused,
  ];
  const warnings = answers.flatMap((answer) => answer.warnings);
  const { allowed, told } = listFindings(verdict, { errors, warnings }, choices);
  const written = allowed && !choices.dryRun && answers.length > 0;
  if (written) await writeAnswers(tx, caller, held, answers, choices.submit === true);
  const counted = allowed ? answers.length : 0;
  return {
    saved: choices.submit ? 0 : counted,
    submitted: choices.submit ? counted : 0,
    skipped: allowed ? verdict.rows - counted : 0,
    ...told,
    written,
  };
}

/** Of a row with something that cannot be, what else it lacks is not told. */
function withinBounds(judged: readonly JudgedRow[]) {
  const outside: Finding[] = [];
  const rows = judged.map((row) => {
    const found = outOfBounds(row.row, row.given);
    outside.push(...found);
    return found.length > 0 ? { ...row, understood: false } : row;
  });
  return { rows, outside };
}

async function judgeAll(
  tx: Tx,
  caller: Caller,
  lines: ReadonlyMap<JudgedRow, string>,
  rows: readonly JudgedRow[],
  submit: boolean,
) {
  const stored = new Map((await selectAnswers(tx, [...new Set(lines.values())])).map((line) => [line.id, line]));
  const sharing = submit ? await sharingFacts(tx, caller, [...stored.values()], []) : null;
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const seen = new Set<string>();
  const answers: JudgedAnswer[] = [];
  const repeated: Finding[] = [];
  for (const row of rows) {
    const line = stored.get(lines.get(row) ?? '');
    if (!line) continue;
    if (seen.has(line.id)) {
      repeated.push(onReference(row, 'DUPLICATED_REFERENCE_IN_FILE'));
      continue;
    }
    seen.add(line.id);
    const answer = judgeAnswer(row, line, { submit, caller, now, sharing });
    if (answer) answers.push(answer);
  }
  return { answers, repeated };
}
