import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import { createLineFileImport } from '../../files/take-line-file.service.ts';
import { concludeAnswers } from './conclude-answers.ts';
import { missing } from './judge-answer.ts';
import type { Finding, JudgedRow } from './judged-row.ts';
import { RefusedAnswer } from './write-answers.ts';

export function createAnswerImport(database: Database, limits: Config['limits']) {
  const { mostBytes, take } = createLineFileImport<'importAnswers', JudgedRow, Finding['code']>(database, limits, {
    bucket: 'answer-imports',
    judge: new URL('./judge-answer-file.worker.ts', import.meta.url),
  });

  const importAnswers = (
    upload: Upload<'importAnswers'>,
    { query: choices }: CheckedInput<'importAnswers'>,
  ): Promise<StoredAnswer> =>
    take(upload, async (verdict) => {
      const conclude = (refused: readonly Finding[]) =>
        upload.conclude((tx, caller) => concludeAnswers(tx, caller, { verdict, choices, refused }));
      try {
        return await conclude([]);
      } catch (error) {
        if (!(error instanceof RefusedAnswer)) throw error;
        return conclude(findingsOf(error));
      }
    });

  return { mostBytes, importAnswers };
}

/** By the fields that a problem names, below /body/data. */
function findingsOf({ row, problem }: RefusedAnswer): Finding[] {
  const { errors = [] } = problem.details;
  if (errors.length === 0) throw problem;
  return errors.map(({ path, code }) =>
    missing(row, { path: path.replace(/^\/body\/(data\/)?/, '').replaceAll('/', '.'), code }),
  );
}
