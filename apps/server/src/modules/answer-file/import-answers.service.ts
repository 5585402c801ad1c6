import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { createImportSlots } from '../../files/import-slots.ts';
import { workerAnswers } from '../../files/worker-answers.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { Upload } from '../../http/operation-handler.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { concludeAnswers } from './conclude-answers.ts';
import { type FileToJudge, unreadable, type Verdict } from './judge/judge-answer-file.ts';
import type { Finding } from './judge/judged-row.ts';
import { missing } from './judge-answer.ts';
import { RefusedAnswer } from './write-answers.ts';

type Import = Upload<'importAnswers'>;

/** Dry runs count too: they cost as much. */
const imports: SharedLimit = { bucket: 'answer-imports', allowed: 200, windowSeconds: 60 * 60 };
const judgeScript = new URL('./judge/judge-answer-file.worker.ts', import.meta.url);

export function createAnswerImport(database: Database, limits: Config['limits']) {
  const inSlot = createImportSlots();

  async function importAnswers(upload: Import, { query }: CheckedInput<'importAnswers'>): Promise<StoredAnswer> {
    const { sessionId, caller } = upload;
    const wait = await database.write(sessionId, (tx) => takeLimit(tx, imports, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const { path } = await upload.receive();
    const earlier = await upload.earlierAnswer();
    if (earlier) return earlier;
    return inSlot(caller.organisationId, async () => {
      const verdict = await judged({ path }).catch(unlessTooLarge);
      const conclude = (refused: readonly Finding[]) =>
        upload.conclude((tx, now) => concludeAnswers(tx, now, { verdict, choices: query, refused }));
      try {
        return await conclude([]);
      } catch (error) {
        if (!(error instanceof RefusedAnswer)) throw error;
        return conclude(findingsOf(error));
      }
    });
  }

  return { mostBytes: limits.importBytes, importAnswers };
}

async function judged(file: FileToJudge): Promise<Verdict> {
  for await (const verdict of workerAnswers<Verdict>(judgeScript, file)) return verdict;
  throw new Error('The worker ended without a verdict.');
}

function unlessTooLarge(error: unknown): Verdict {
  if (Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable;
  throw error;
}

/** By the fields that a problem names, below /body/data. */
function findingsOf({ row, problem }: RefusedAnswer): Finding[] {
  const { errors = [] } = problem.details;
  if (errors.length === 0) throw problem;
  return errors.map(({ path, code }) =>
    missing(row, { path: path.replace(/^\/body\/(data\/)?/, '').replaceAll('/', '.'), code }),
  );
}
