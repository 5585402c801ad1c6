import type { Database } from '../../database/database.ts';
import { createWorkerTasks, orUnreadable, soleAnswer } from '../../files/worker-tasks.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { OperationName, Upload } from '../../http/operation-handler.ts';
import { takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { createSlots } from '../../limits/slots.ts';

/** A kind of files that are validated as a whole. */
interface ValidatedFile<Verdict> {
  /** Of the limit. Dry runs count too: they cost as much. */
  readonly bucket: string;
  readonly filesAnHour: number;
  /** What validates the file, in a worker. */
  readonly validate: URL;
  /** What is said of one that fills the memory before it is read. */
  readonly unreadable: Verdict;
}

/** Takes files of one kind, each validated by a worker before the transaction that it ends with. */
export function createValidatedUploads<Name extends OperationName, Verdict>(
  database: Database,
  { bucket, filesAnHour, validate, unreadable }: ValidatedFile<Verdict>,
) {
  const inSlot = createSlots();
  const verdictsOn = createWorkerTasks<Verdict>(validate);
  const limit = { bucket, allowed: filesAnHour, windowSeconds: 60 * 60 };

  return async <Taken extends Name>(
    upload: Upload<Taken>,
    conclude: (verdict: Verdict) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> => {
    const { credential, caller } = upload;
    const wait = await database.write(credential, (tx) => takeLimit(tx, limit, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const { path } = await upload.receive();
    const earlier = await upload.earlierAnswer();
    if (earlier) return earlier;
    return inSlot(caller.organisationId, async () =>
      conclude(await soleAnswer(verdictsOn({ path })).catch(orUnreadable(unreadable))),
    );
  };
}
