import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../../database/database.ts';
import type { FileCell } from '../../../files/csv-text.ts';
import type { AuthenticatedCall, Download } from '../../../http/operation-handler.ts';
import { emissionCells } from '../../files/emission-cells.service.ts';
import { createTableExport } from '../../files/export-table.service.ts';
import { type AnswerRow, answerSoFar, countUpTo, selectBatch } from './answer-file.queries.ts';

const cellsOf = (line: AnswerRow): FileCell[] => [
  line.request_reference,
  line.customer_name,
  line.sent_name,
  line.sent_reference,
  line.sent_description,
  line.due_date,
  line.status,
  line.quality_score,
  ...emissionCells(answerSoFar(line).data),
];

/** Received requests as a file that can be filled in and comes back. */
export function createReceivedFile(database: Database) {
  const download = createTableExport(database, {
    file: 'RECEIVED',
    bucket: 'received-exports',
    otherwise: 'Received requests',
    headings: Object.values(answerFileHeadings),
    rowsInBatch: 500,
    selectBatch,
    countUpTo,
    cellsOf,
  });
  return {
    downloadReceived: (call: AuthenticatedCall, { query }: CheckedInput<'downloadReceived'>): Promise<Download> =>
      download(call, query, query),
  };
}
