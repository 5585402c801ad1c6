import { Readable } from 'node:stream';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { selectOwnPart } from './personal-data.queries.ts';
import { personalDataFile } from './personal-data-file.ts';

const downloadsAnHour: SharedLimit = { bucket: 'personal-data', allowed: 30, windowSeconds: 60 * 60 };

export function createPersonalDataDownload(database: Database) {
  return async ({ credential, caller }: AuthenticatedCall): Promise<Download> => {
    const wait = await database.write(credential, (tx) => takeLimit(tx, downloadsAnHour, caller.userId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const file = personalDataFile(async (asked) => {
      const { results } = await database.read(credential, (db) => ({ rows: selectOwnPart(db, asked) }));
      return results.rows;
    });
    return {
      type: 'application/json; charset=utf-8',
      fileName: 'pcf-exchange-personal-data.json',
      content: Readable.from(file),
    };
  };
}
