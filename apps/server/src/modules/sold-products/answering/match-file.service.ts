import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { FileCell } from '../../../files/csv-text.ts';
import type { StoredAnswer } from '../../../http/idempotency.ts';
import type { AuthenticatedCall, Download, Upload } from '../../../http/operation-handler.ts';
import { createTableExport } from '../../files/export-table.service.ts';
import { createLineFileImport } from '../../files/take-line-file.service.ts';
import { concludeMatches } from './conclude-matches.ts';
import type { Finding, JudgedMatch } from './judged-match.ts';
import type { MatchRow } from './match-row.ts';
import { countMatchesUpTo, selectMatchBatch } from './matches.queries.ts';

/** What is suggested stands in columns of its own: it counts only once somebody has copied it. */
const cellsOf = (line: MatchRow): FileCell[] => {
  const best = line.confirmed ? undefined : line.offers[0]?.template;
  return [
    line.request_reference,
    line.customer_name,
    line.sent_name,
    line.sent_reference,
    line.supplier_product_reference,
    line.due_date,
    line.status,
    line.confirmed?.internal_reference ?? null,
    line.confirmed?.name ?? null,
    best?.internal_reference ?? null,
    best?.name ?? null,
  ];
};

/** Which template stands for which product, as a file that goes out and comes back. */
export function createMatchFile(database: Database, limits: Config['limits']) {
  const download = createTableExport(database, {
    file: 'MATCHES',
    bucket: 'match-exports',
    otherwise: 'Templates for received requests',
    headings: Object.values(matchFileHeadings),
    rowsInBatch: 500,
    selectBatch: selectMatchBatch,
    countUpTo: countMatchesUpTo,
    cellsOf,
  });
  const { mostBytes, take } = createLineFileImport<'importTemplateMatches', JudgedMatch, Finding['code']>(
    database,
    limits,
    { bucket: 'match-imports', judge: new URL('./judge-match-file.worker.ts', import.meta.url) },
  );
  return {
    mostBytes,
    downloadTemplateMatches: (
      call: AuthenticatedCall,
      { query }: CheckedInput<'downloadTemplateMatches'>,
    ): Promise<Download> => download(call, query, query),
    importTemplateMatches: (
      upload: Upload<'importTemplateMatches'>,
      { query: choices }: CheckedInput<'importTemplateMatches'>,
    ): Promise<StoredAnswer> =>
      take(upload, (verdict) => upload.conclude((tx, caller) => concludeMatches(tx, caller, { verdict, choices }))),
  };
}
