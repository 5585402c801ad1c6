import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import type { FootprintFiles } from './take-footprint-file.ts';

/** What a file says, for whoever puts it into an answer and checks it. Nothing is kept. */
export const createFootprintReading =
  ({ take }: FootprintFiles) =>
  (upload: Upload<'readFootprintFile'>): Promise<StoredAnswer> =>
    take(upload, ({ problem, footprints }) =>
      upload.conclude(async () => ({
        problem,
        footprints: footprints.map(({ taken, ...read }) => ({ ...read, data: taken?.data ?? null })),
      })),
    );
