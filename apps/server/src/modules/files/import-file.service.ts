import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ImportPhase } from '@pcf/contract/vocabulary/files';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Caller, Database, Queries, Tx } from '../../database/database.ts';
import { isDeadlock, isUniqueViolation } from '../../database/sql-error.ts';
import { createWorkerTasks, orUnreadable } from '../../files/worker-tasks.ts';
import { takeTime } from '../../http/handle-upload.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import { reads, type Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { createSlots } from '../../limits/slots.ts';
import { isMomentTold, tellMoment } from './file-moment.service.ts';
import type { StagedImport, StagingTable } from './staged-import.service.ts';
import type { Batch, FileToValidate, Verdict } from './validate-file.service.ts';

const insertImport = (tx: Tx, organisationId: string, importId: string | undefined) =>
  tx
    .insertInto('file_import')
    .values({ organisation_id: organisationId, import_id: importId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

const updateImport = (
  tx: Tx,
  { organisationId, id }: StagedImport,
  progress: { phase?: ImportPhase; rows_read?: number; percent?: number; writing_at?: null },
) =>
  tx
    .updateTable('file_import')
    .set(progress)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();

const deleteRows = (tx: Tx, table: StagingTable, { organisationId, id }: StagedImport) =>
  tx.deleteFrom(table).where('organisation_id', '=', organisationId).where('file_import_id', '=', id).execute();

/** The newest under the id that the caller chose. */
const selectProgress = (db: Queries, importId: string) =>
  db
    .selectFrom('file_import')
    .select(['import_id', 'phase', 'rows_read', 'percent'])
    .where('organisation_id', '=', sql<string>`(select current_organisation())`)
    .where('import_id', '=', importId)
    .orderBy('created_at', 'desc')
    .limit(1);

/** How far a file of any kind is. */
export const readImportProgress = reads<'getImportProgress', { progress: ReturnType<typeof selectProgress> }>(
  (db, { params }) => ({ progress: selectProgress(db, params.importId) }),
  ({ progress: [found] }): OperationOutput<'getImportProgress'> => {
    if (!found?.import_id) throw new ProblemError('NOT_FOUND');
    return { importId: found.import_id, phase: found.phase, rowsRead: found.rows_read, percent: found.percent };
  },
);

type Imports = 'importProducts' | 'importTemplates';

/** What is asked of every import alike. */
export type ImportChoices = CheckedInput<Imports>['query'];

/** A kind of files that are imported. */
export interface ImportedFile<Name extends Imports> {
  /** Of the limit. Dry runs count too: they cost as much. */
  readonly bucket: string;
  /** What validates the file, in a worker. */
  readonly validate: URL;
  readonly table: StagingTable;
  /** Whether lists read around what is being written, for which its moment is told before. */
  readonly tellsMoment: boolean;
  insertRows(tx: Tx, staged: StagedImport, rows: string): Promise<unknown>;
  /** Adds what the database knows to the verdict on the file, and writes it where nothing speaks against it. */
  conclude(
    tx: Tx,
    caller: Caller,
    given: { staged: StagedImport; verdict: Verdict; choices: ImportChoices },
  ): Promise<OperationOutput<Name>>;
}

const importsAnHour = 200;
/** How often the last step is tried, where somebody else writes the same references meanwhile. */
const maxTries = 3;

/** Another file of the organisation came first. */
class Overtaken extends Error {}

const unreadable: Verdict = {
  kind: 'verdict',
  rows: 0,
  errors: [{ row: 0, code: 'INVALID_FILE_FORMAT' }],
  errorCount: 1,
  headings: [],
  preview: [],
};

/** Takes files of one kind: each is staged as a worker reads it, and written in the last transaction alone. */
export function createFileImport<Name extends Imports>(
  database: Database,
  limits: Config['limits'],
  { bucket, validate, table, tellsMoment, insertRows, conclude }: ImportedFile<Name>,
) {
  const inSlot = createSlots();
  const validated = createWorkerTasks<Batch | Verdict>(validate);
  const limit = { bucket, allowed: importsAnHour, windowSeconds: 60 * 60 };
  const maxRows = database.kind === 'pglite' ? limits.importRowsEmbedded : undefined;

  async function take(upload: Upload<Name>, { query: choices }: CheckedInput<Name>): Promise<StoredAnswer> {
    const { credential, caller } = upload;
    const staged = await database.write(credential, async (tx): Promise<StagedImport> => {
      const wait = await takeLimit(tx, limit, caller.organisationId);
      if (wait !== undefined) throw tooManyRequests(wait);
      const { id } = await insertImport(tx, caller.organisationId, choices.importId);
      return { organisationId: caller.organisationId, id };
    });
    try {
      const { path } = await upload.receive();
      const earlier = await upload.earlierAnswer();
      const answer =
        earlier ??
        (await inSlot(caller.organisationId, async () => {
          // Writing takes as long as reading, and is done in one go.
          const readingShare = choices.dryRun ? 1 : 0.5;
          const verdict = await stage(credential, staged, { path, maxRows }, readingShare).catch(
            orUnreadable(unreadable),
          );
          const writes = !choices.dryRun && verdict.errorCount === 0;
          return await concluded(upload, staged, writes, async (tx) => {
            const result = await conclude(tx, caller, { staged, verdict, choices });
            await deleteRows(tx, table, staged);
            await updateImport(tx, staged, { phase: 'DONE', rows_read: verdict.rows, percent: 100, writing_at: null });
            return result;
          });
        }));
      // What was done before, or meanwhile by a request with the same key, has left this file unused.
      if (answer.replayed) await end(credential, staged, 'DONE');
      return answer;
    } catch (error) {
      // Where not even that can be written, rows and progress are removed after a day.
      await end(credential, staged, 'FAILED').catch(() => {});
      throw error;
    }
  }

  const end = (credential: string, staged: StagedImport, phase: 'DONE' | 'FAILED') =>
    database.write(credential, async (tx) => {
      await deleteRows(tx, table, staged);
      await updateImport(tx, staged, { phase, writing_at: null, ...(phase === 'DONE' && { percent: 100 }) });
    });

  /** Stages what a worker reads, each batch in a transaction of its own, and answers with what it found. */
  async function stage(
    credential: string,
    staged: StagedImport,
    file: FileToValidate,
    readingShare: number,
  ): Promise<Verdict> {
    const reached = (percent: number) => Math.floor(percent * readingShare);
    let verdict: Verdict | undefined;
    for await (const answer of validated(file)) {
      await database.write(credential, async (tx) => {
        if (answer.kind === 'verdict') return updateImport(tx, staged, { phase: 'SAVING', percent: reached(100) });
        await insertRows(tx, staged, answer.rows);
        return updateImport(tx, staged, { rows_read: answer.rowsRead, percent: reached(answer.percent) });
      });
      if (answer.kind === 'verdict') verdict = answer;
    }
    if (!verdict) throw new Error('The worker ended without a verdict.');
    return verdict;
  }

  /**
   * A second import with the same references finds them there the next time, and reports it. One that was overtaken when
   * it had told its moment tells another; in the end it is written all the same, and only slows lists down.
   */
  async function concluded(
    upload: Upload<Name>,
    staged: StagedImport,
    writes: boolean,
    work: Parameters<Upload<Name>['conclude']>[0],
  ): Promise<StoredAnswer> {
    // The embedded database has one connection: nobody lists anything while a file is written.
    const tells = tellsMoment && writes && database.kind === 'postgres';
    for (let tries = 1; ; tries += 1) {
      try {
        if (tells) await tell(upload.credential, staged);
        return await upload.conclude(async (tx, now) => {
          if (tells && tries < maxTries && !(await isMomentTold(tx, table, staged))) throw new Overtaken();
          return work(tx, now);
        });
      } catch (error) {
        const again = isUniqueViolation(error) || isDeadlock(error) || error instanceof Overtaken;
        if (tries === maxTries || !again) throw error;
      }
    }
  }

  const tell = (credential: string, staged: StagedImport) =>
    database.write(credential, async (tx) => {
      await takeTime(tx);
      await tellMoment(tx, table, staged);
    });

  return { maxBytes: limits.importBytes, take };
}
