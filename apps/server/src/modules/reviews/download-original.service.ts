import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import type { AuthenticatedCall, Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { selectOriginal } from './emission-details.queries.ts';

/** Byte for byte what the partner sent: nothing of it is read here. */
export const createOriginalDownload =
  (database: Database) =>
  async (
    { credential }: AuthenticatedCall,
    { params: { version, ...line } }: CheckedInput<'downloadReceivedFootprint'>,
  ): Promise<Download> => {
    const { results } = await database.read(credential, (db) => ({ found: selectOriginal(db, line, version) }));
    const [found] = results.found;
    if (!found) throw new ProblemError('NOT_FOUND');
    return {
      type: 'application/json',
      fileName: `${found.footprint_id}.json`,
      content: Buffer.from(found.document),
    };
  };
