import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Answering, type Asked, askFor } from '../../../testing/answering.ts';
import { type Answer, answerOf, type TestServer } from '../../../testing/test-server.ts';

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

/** Sends a file as a form does, and answers whatever comes back. */
export async function sendAnswers(
  server: TestServer,
  token: string,
  content: string | Uint8Array<ArrayBuffer>,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'answers.csv');
  return answerOf(
    await fetch(new URL(`/api/product/received-product-requests/import?${new URLSearchParams(query)}`, server.url), {
      method: 'POST',
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      body: form,
    }),
  );
}

/** For files that are taken, whatever is found in them. */
export async function importAnswers(...given: Parameters<typeof sendAnswers>): Promise<ImportResult> {
  const { status, body } = await sendAnswers(...given);
  if (status !== 200) throw new Error(`The file was not taken: ${JSON.stringify(body)}`);
  return body as unknown as ImportResult;
}

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
