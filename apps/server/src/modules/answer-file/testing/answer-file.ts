import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Answering, type Asked, askFor } from '../../../testing/answering.ts';
import { sendsFile, takenFile } from '../../../testing/send-file.ts';
import type { TestServer } from '../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importAnswers'>;
type Column = keyof typeof answerFileHeadings;
export type Cells = Partial<Record<Column, string>>;

/** The answer that is complete in a file. */
export const completeCells: Cells = {
  value: '1.5',
  unit: 'kg',
  referenceYear: '2024',
  lifecycleBoundary: 'Cradle to gate',
  primaryDataShareType: 'PRIMARY',
  standards: 'ISO 14067',
};

const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with the columns that any of the rows has. */
export function fileOf(rows: readonly Cells[]): string {
  const columns = (Object.keys(answerFileHeadings) as Column[]).filter((column) =>
    rows.some((row) => row[column] !== undefined),
  );
  return [
    columns.map((column) => quoted(answerFileHeadings[column])),
    ...rows.map((row) => columns.map((column) => quoted(row[column] ?? ''))),
  ]
    .map((cells) => cells.join(','))
    .join('\n');
}

export const sendAnswers = sendsFile('importAnswers');

export const importAnswers = async (...given: Parameters<typeof sendAnswers>): Promise<ImportResult> =>
  takenFile(await sendAnswers(...given));

let made = 0;

/** What the mill is asked for, with the cells that name it. */
export async function askInFile(answering: Answering): Promise<Asked & { readonly cells: Cells }> {
  made += 1;
  const internalReference = `F-${made}`;
  const one = await askFor(answering, {}, { name: `File ${made}`, internalReference });
  return { ...one, cells: { requestReference: one.reference, internalReference } };
}

export const takeRows = (
  { server, mill }: Answering,
  rows: readonly Cells[],
  query: Readonly<Record<string, string>> = {},
  token = mill.token,
) => importAnswers(server, token, fileOf(rows), query);

/** The file that goes out, with its bytes as they are. */
export async function downloadReceived(
  server: TestServer,
  token: string,
  query: Readonly<Record<string, string>> = {},
) {
  const path = `/api/customer/emission-requests/download/received?${new URLSearchParams(query)}`;
  const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
