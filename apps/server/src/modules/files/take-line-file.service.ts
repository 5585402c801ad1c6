import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { orUnreadable } from '../../files/or-unreadable.ts';
import { createWorkerTasks, soleAnswer } from '../../files/worker-answers.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { Upload } from '../../http/operation-handler.ts';
import { takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { createSlots } from '../../limits/slots.ts';
import { type FileToJudge, unreadable, type Verdict } from './judge-line-file.service.ts';

const importsAnHour = 200;

/** Takes files of one kind, each judged as a whole by a worker before the transaction that it ends with. */
export function createLineFileImport<
  Name extends 'importAnswers' | 'importTemplateMatches',
  Row,
  Problem extends string,
>(
  database: Database,
  limits: Config['limits'],
  /** Dry runs count against the limit too: they cost as much. */
  { bucket, judge }: { readonly bucket: string; readonly judge: URL },
) {
  const inSlot = createSlots();
  const verdictsOn = createWorkerTasks<Verdict<Row, Problem>>(judge);
  const limit = { bucket, allowed: importsAnHour, windowSeconds: 60 * 60 };

  async function take(
    upload: Upload<Name>,
    conclude: (verdict: Verdict<Row, Problem>) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    const { credential, caller } = upload;
    const wait = await database.write(credential, (tx) => takeLimit(tx, limit, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const { path } = await upload.receive();
    const earlier = await upload.earlierAnswer();
    if (earlier) return earlier;
    const file: FileToJudge = { path };
    return inSlot(caller.organisationId, async () =>
      conclude(await soleAnswer(verdictsOn(file)).catch(orUnreadable(unreadable))),
    );
  }

  return { mostBytes: limits.importBytes, take };
}
