import { maxFootprintBytes } from '@pcf/contract/exchange-limits';
import type { Database } from '../../../database/database.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { Upload } from '../../../http/operation-handler.ts';
import { createValidatedUploads } from '../../files/validate-upload.service.ts';
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

const filesAnHour = 600;

export const createFootprintFiles = (database: Database) => ({
  maxBytes: maxFootprintBytes,
  take: createValidatedUploads<'importFootprints' | 'readFootprintFile', FootprintVerdict>(database, {
    bucket: 'footprint-files',
    filesAnHour,
    validate: new URL('./validate-footprint-file.worker.ts', import.meta.url),
    unreadable: { problem: 'NOT_JSON', footprints: [] },
  }),
});

export type FootprintFiles = ReturnType<typeof createFootprintFiles>;
