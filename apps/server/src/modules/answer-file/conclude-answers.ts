import { requestFileHeadings } from '@pcf/contract/answer-file-headings';
import { mostAnswersInFile } from '@pcf/contract/exchange-limits';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import { firstPreviewRows, mostFindings, mostPreviewedFindings } from '../../files/shown-findings.ts';
import { lockReceivedLines } from '../lines/lock-received-lines.service.ts';
import { selectAnswers, selectNamedLines } from './answer-file.queries.ts';
import type { Verdict } from './judge/judge-answer-file.ts';
import type { Finding, JudgedRow } from './judge/judged-row.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import { outOfBounds } from './out-of-bounds.ts';
import { writeAnswers } from './write-answers.ts';

type Result = OperationOutput<'importAnswers'>;

interface Conclusion {
  readonly verdict: Verdict;
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
  const found = [
    ...tooMany,
    ...outside,
    ...named.unknown,
    ...repeated,
    ...answers.flatMap(({ errors }) => errors),
    ...refused,
  ];
  const errorCount = verdict.errorCount + found.length;
  const warnings = answers.flatMap((answer) => answer.warnings);
  const allowed = errorCount === 0 && (warnings.length === 0 || choices.allowWarnings === true);
  const written = allowed && !choices.dryRun && answers.length > 0;
  if (written) await writeAnswers(tx, caller, held, answers, choices.submit === true);
  const errors = [...verdict.errors, ...found].toSorted((a, b) => a.row - b.row).slice(0, mostFindings);
  const counted = allowed ? answers.length : 0;
  return {
    saved: choices.submit ? 0 : counted,
    submitted: choices.submit ? counted : 0,
    skipped: allowed ? verdict.rows - counted : 0,
    errors,
    warnings: warnings.slice(0, mostFindings),
    moreErrors: errorCount > errors.length,
    moreWarnings: warnings.length > mostFindings,
    rows: verdict.rows,
    written,
    preview: { headings: [...verdict.headings], rows: previewOf(verdict, [...errors, ...warnings]) },
  };
}

/** Of a row with something that cannot be, what else it lacks is not told. */
function withinBounds(judged: readonly JudgedRow[]) {
  const outside: Finding[] = [];
  const rows = judged.map((row) => {
    const found = outOfBounds(row);
    outside.push(...found);
    return found.length > 0 ? { ...row, understood: false } : row;
  });
  return { rows, outside };
}

/** The line of each row. Where two could be meant, none is. */
async function nameLines(tx: Tx, rows: readonly JudgedRow[]) {
  const complete = rows.filter(({ requestReference, internalReference }) => requestReference && internalReference);
  const found = Map.groupBy(
    await selectNamedLines(tx, complete),
    ({ reference, internal_reference }) => `${reference} ${internal_reference}`,
  );
  const lines = new Map<JudgedRow, string>();
  const unknown: Finding[] = [];
  for (const row of complete) {
    const [line, second] = found.get(`${row.requestReference} ${row.internalReference}`) ?? [];
    if (line && !second) lines.set(row, line.id);
    else {
      const column = requestFileHeadings.internalReference;
      unknown.push({ row: row.row, column, code: 'UNKNOWN_REQUEST', value: row.internalReference });
    }
  }
  return { lines, unknown };
}

async function judgeAll(
  tx: Tx,
  caller: Caller,
  lines: ReadonlyMap<JudgedRow, string>,
  rows: readonly JudgedRow[],
  submit: boolean,
) {
  const stored = new Map((await selectAnswers(tx, [...new Set(lines.values())])).map((line) => [line.id, line]));
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const seen = new Set<string>();
  const answers: JudgedAnswer[] = [];
  const repeated: Finding[] = [];
  for (const row of rows) {
    const line = stored.get(lines.get(row) ?? '');
    if (!line) continue;
    if (seen.has(line.id)) {
      const column = requestFileHeadings.internalReference;
      repeated.push({ row: row.row, column, code: 'DUPLICATED_REFERENCE_IN_FILE', value: row.internalReference });
      continue;
    }
    seen.add(line.id);
    const answer = judgeAnswer(row, line, { submit, caller, now });
    if (answer) answers.push(answer);
  }
  return { answers, repeated };
}

function previewOf({ cells }: Verdict, findings: readonly Finding[]): Result['preview']['rows'] {
  const wrong = new Set([...new Set(findings.map(({ row }) => row))].slice(0, mostPreviewedFindings));
  return cells.filter(({ row }, index) => index < firstPreviewRows || wrong.has(row));
}
