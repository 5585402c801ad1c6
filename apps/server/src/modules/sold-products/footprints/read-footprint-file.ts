import { mostFootprintBytes } from '@pcf/contract/exchange-limits';
import type { Database } from '../../../database/database.ts';
import { createWorkerTasks, orUnreadable, soleAnswer } from '../../../files/worker-tasks.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import { takeLimit, tooManyRequests } from '../../../limits/shared-limit.ts';
import { createSlots } from '../../../limits/slots.ts';
import type { FootprintVerdict } from './validate-footprint-file.ts';

/** What a file says, for a form that takes it over. Nothing is stored. */
export const createFootprintReading =
  ({ take }: FootprintFiles) =>
  (upload: Upload<'readFootprintFile'>): Promise<StoredAnswer> =>
    take(upload, ({ problem, footprints }) =>
      upload.conclude(async () => ({
        problem,
        footprints: footprints.map(({ taken, ...read }) => ({ ...read, data: taken?.data ?? null })),
      })),
    );

type Reading = 'importFootprints' | 'readFootprintFile';

const filesAnHour = 600;
const limit = { bucket: 'footprint-files', allowed: filesAnHour, windowSeconds: 60 * 60 };
const unreadable: FootprintVerdict = { problem: 'NOT_JSON', footprints: [] };

/** Takes files of footprints, each validated by a worker before the transaction that it ends with. */
export function createFootprintFiles(database: Database) {
  const inSlot = createSlots();
  const verdictsOn = createWorkerTasks<FootprintVerdict>(
    new URL('./validate-footprint-file.worker.ts', import.meta.url),
  );

  async function take<Name extends Reading>(
    upload: Upload<Name>,
    conclude: (verdict: FootprintVerdict) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    const { credential, caller } = upload;
    const wait = await database.write(credential, (tx) => takeLimit(tx, limit, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const { path } = await upload.receive();
    const earlier = await upload.earlierAnswer();
    if (earlier) return earlier;
    return inSlot(caller.organisationId, async () =>
      conclude(await soleAnswer(verdictsOn({ path })).catch(orUnreadable(unreadable))),
    );
  }

  return { maxBytes: mostFootprintBytes, take };
}

export type FootprintFiles = ReturnType<typeof createFootprintFiles>;
