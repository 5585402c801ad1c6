import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Answering, type Asked, askFor } from './answering.ts';
import { cellsFile } from './cells-file.ts';
import { fetchFile, sendsFile, takenFile } from './send-file.ts';
import type { TestServer } from './test-server.ts';

export type ImportResult = OperationOutput<'importAnswers'>;
type Column = keyof typeof answerFileHeadings;
export type Cells = Partial<Record<Column, string>>;

/** A file with the columns that any of the rows has. */
export const fileOf = (rows: readonly Cells[]): string => cellsFile(answerFileHeadings, rows);

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

export const downloadReceived = (server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) =>
  fetchFile(server, token, `/api/customer/emission-requests/download/received?${new URLSearchParams(query)}`);
