import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Database } from '../../database/database.ts';
import type { FileCell } from '../../files/csv-text.ts';
import { type FileRows, tableFile } from '../../files/table-file.ts';
import type { Download } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import type { ReceivedFilter } from '../received/found-received.service.ts';
import { type AnswerRow, countUpTo, type Position, selectBatch } from './answer-file.queries.ts';
import { answerSoFar } from './answer-so-far.ts';
import { emissionCells } from './emission-cells.ts';

const exports: SharedLimit = { bucket: 'received-exports', allowed: 300, windowSeconds: 60 * 60 };
const rowsInBatch = 500;
/** A spreadsheet is in memory as a whole; whoever has more takes CSV. */
const mostXlsxRows = 50_000;

interface Call {
  readonly sessionId: string;
  readonly caller: Caller;
}

const cellsOf = (line: AnswerRow): FileCell[] => [
  line.request_reference,
  line.customer_name,
  line.sent_name,
  line.sent_reference,
  line.sent_description,
  line.due_date,
  line.status,
  ...emissionCells(answerSoFar(line).data),
];

/** Received requests as a file that can be filled in and comes back. */
export function createReceivedFile(database: Database) {
  async function downloadReceived(call: Call, { query }: CheckedInput<'downloadReceived'>): Promise<Download> {
    const { sessionId, caller } = call;
    const { fileName, format = 'csv', ...filter } = query;
    const wait = await database.write(sessionId, (tx) => takeLimit(tx, exports, caller.organisationId));
    if (wait !== undefined) throw tooManyRequests(wait);
    if (format === 'xlsx') await checkSize(call, filter);
    // The first batch is read before the answer begins: what is wrong by then can still be said.
    const first = await batchAfter(call, filter, undefined);
    return tableFile({
      format,
      fileName,
      otherwise: 'Received requests',
      headings: Object.values(answerFileHeadings),
      batches: batches(call, filter, first),
    });
  }

  async function checkSize({ sessionId }: Call, filter: ReceivedFilter): Promise<void> {
    const { results } = await database.read(sessionId, (db) => ({ counted: countUpTo(db, filter, mostXlsxRows + 1) }));
    if ((results.counted[0]?.count ?? 0) > mostXlsxRows) {
      throw new ProblemError('BODY_TOO_LARGE', {
        detail: `A spreadsheet has at most ${mostXlsxRows} rows; CSV has any number.`,
      });
    }
  }

  async function batchAfter({ sessionId }: Call, filter: ReceivedFilter, after: Position | undefined) {
    const { results } = await database.read(sessionId, (db) => ({
      lines: selectBatch(db, { filter, after, size: rowsInBatch }),
    }));
    return results.lines;
  }

  async function* batches(call: Call, filter: ReceivedFilter, first: readonly AnswerRow[]): AsyncGenerator<FileRows> {
    for (let lines = first; lines.length > 0; ) {
      yield lines.map(cellsOf);
      const last = lines.at(-1);
      if (!last || lines.length < rowsInBatch) return;
      lines = await batchAfter(call, filter, { requestedAt: last.position, id: last.id });
    }
  }

  return { downloadReceived };
}
