import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { isDeadlock, isUniqueViolation } from '../../database/sql-error.ts';
import { createImportSlots } from '../../files/import-slots.ts';
import { workerAnswers } from '../../files/worker-answers.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import { reads, type Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { concludeImport } from './conclude-import.ts';

import { type Batch, type FileToJudge, unreadable, type Verdict } from './judge/judge-file.ts';
import {
  deleteRows,
  insertImport,
  insertRows,
  type StagedImport,
  selectProgress,
  updateImport,
} from './staging.queries.ts';

type Import = Upload<'importProducts'>;

/** Dry runs count too: they cost as much. */
const imports: SharedLimit = { bucket: 'product-imports', allowed: 200, windowSeconds: 60 * 60 };
const judgeScript = new URL('./judge/judge-file.worker.ts', import.meta.url);
/** How often the last step is tried, where somebody else writes the same references meanwhile. */
const mostTries = 3;

export type ProductImportService = ReturnType<typeof createProductImport>;

export function createProductImport(database: Database, limits: Config['limits']) {
  const inSlot = createImportSlots();
  const mostRows = database.kind === 'pglite' ? limits.importRowsEmbedded : undefined;

  async function importProducts(upload: Import, { query }: CheckedInput<'importProducts'>): Promise<StoredAnswer> {
    const { sessionId, caller } = upload;
    const staged = await database.write(sessionId, async (tx): Promise<StagedImport> => {
      const wait = await takeLimit(tx, imports, caller.organisationId);
      if (wait !== undefined) throw tooManyRequests(wait);
      const { id } = await insertImport(tx, caller.organisationId, query.importId);
      return { organisationId: caller.organisationId, id };
    });
    try {
      const { path } = await upload.receive();
      const earlier = await upload.earlierAnswer();
      if (earlier) {
        await database.write(sessionId, (tx) => updateImport(tx, staged, { phase: 'DONE', percent: 100 }));
        return earlier;
      }
      return await inSlot(caller.organisationId, async () => {
        const verdict = await stage(sessionId, staged, { path, mostRows }).catch(unlessTooLarge);
        return await concluded(upload, (tx) => concludeImport(tx, caller, { staged, verdict, choices: query }));
      });
    } catch (error) {
      // Where not even that can be written, rows and progress are removed after a day.
      await database
        .write(sessionId, async (tx) => {
          await deleteRows(tx, staged);
          await updateImport(tx, staged, { phase: 'FAILED' });
        })
        .catch(() => {});
      throw error;
    }
  }

  /** Stages what a worker reads, each batch in a transaction of its own, and answers with what it found. */
  async function stage(sessionId: string, staged: StagedImport, file: FileToJudge): Promise<Verdict> {
    for await (const answer of workerAnswers<Batch | Verdict>(judgeScript, file)) {
      await database.write(sessionId, async (tx) => {
        if (answer.kind === 'verdict') return updateImport(tx, staged, { phase: 'SAVING', percent: 100 });
        await insertRows(tx, staged, answer.rows);
        return updateImport(tx, staged, { rows_read: answer.rowsRead, percent: answer.percent });
      });
      if (answer.kind === 'verdict') return answer;
    }
    throw new Error('The worker ended without a verdict.');
  }

  /** Whoever comes second with the same references finds them there the next time, and is told so. */
  async function concluded(upload: Import, work: Parameters<Import['conclude']>[0]): Promise<StoredAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await upload.conclude(work);
      } catch (error) {
        if (tries === mostTries || !(isUniqueViolation(error) || isDeadlock(error))) throw error;
      }
    }
  }

  return { mostBytes: limits.importBytes, importProducts };
}

function unlessTooLarge(error: unknown): Verdict {
  if (Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable;
  throw error;
}

export const getImportProgress = reads<'getImportProgress', { progress: ReturnType<typeof selectProgress> }>(
  (db, { params }) => ({ progress: selectProgress(db, params.importId) }),
  ({ progress: [found] }): OperationOutput<'getImportProgress'> => {
    if (!found?.import_id) throw new ProblemError('NOT_FOUND');
    return { importId: found.import_id, phase: found.phase, rowsRead: found.rows_read, percent: found.percent };
  },
);
