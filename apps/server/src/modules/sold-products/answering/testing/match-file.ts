import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type Answer, answerOf, type TestServer } from '../../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importTemplateMatches'>;

const { requestReference, internalReference, templateReference } = matchFileHeadings;

/** A file with the columns that are needed. */
export const fileOf = (rows: readonly (readonly string[])[]) =>
  [[requestReference, internalReference, templateReference], ...rows].map((cells) => cells.join(',')).join('\n');

export async function sendMatches(
  server: TestServer,
  token: string,
  content: string | Uint8Array<ArrayBuffer>,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'matches.csv');
  return answerOf(
    await fetch(new URL(`/api/templates/matches/import?${new URLSearchParams(query)}`, server.url), {
      method: 'POST',
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      body: form,
    }),
  );
}

/** For files that are taken, whatever is found in them. */
export async function importMatches(...given: Parameters<typeof sendMatches>): Promise<ImportResult> {
  const { status, body } = await sendMatches(...given);
  if (status !== 200) throw new Error(`The file was not taken: ${JSON.stringify(body)}`);
  return body as unknown as ImportResult;
}

export async function downloadMatches(server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) {
  const path = `/api/templates/matches/download?${new URLSearchParams(query)}`;
  const response = await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
