import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { reads } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectProgress } from './staging.queries.ts';

/** How far a file of any kind is. */
export const readImportProgress = reads<'getImportProgress', { progress: ReturnType<typeof selectProgress> }>(
  (db, { params }) => ({ progress: selectProgress(db, params.importId) }),
  ({ progress: [found] }): OperationOutput<'getImportProgress'> => {
    if (!found?.import_id) throw new ProblemError('NOT_FOUND');
    return { importId: found.import_id, phase: found.phase, rowsRead: found.rows_read, percent: found.percent };
  },
);
