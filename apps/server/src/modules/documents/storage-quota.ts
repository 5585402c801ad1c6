import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectStorageUse } from './storage.queries.ts';

/** Refuses where the documents of the organisation, with so many bytes more, take more than they may. */
export async function checkStorage(tx: Tx, allowedBytes: number, furtherBytes = 0): Promise<void> {
  const usedBytes = (await selectStorageUse(tx).executeTakeFirst())?.used_bytes ?? 0;
  if (usedBytes + furtherBytes > allowedBytes) throw storageFull(usedBytes, allowedBytes);
}

/** Refuses where nothing at all fits in any more. */
export const checkAnythingFits = (tx: Tx, allowedBytes: number) => checkStorage(tx, allowedBytes, 1);

const storageFull = (usedBytes: number, allowedBytes: number) =>
  new ProblemError('STORAGE_FULL', {
    detail: 'The documents of the organisation take as much as they may: delete some that are not in use.',
    extra: { usedBytes, allowedBytes },
  });
