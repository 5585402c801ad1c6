import { matchFileHeadings } from '@pcf/contract/match-file-headings';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { fetchFile, sendsFile, takenFile } from '../../../../testing/send-file.ts';
import type { TestServer } from '../../../../testing/test-server.ts';

export type ImportResult = OperationOutput<'importTemplateMatches'>;

const { requestReference, internalReference, templateReference } = matchFileHeadings;

/** A file with the columns that are needed. */
export const fileOf = (rows: readonly (readonly string[])[]) =>
  [[requestReference, internalReference, templateReference], ...rows].map((cells) => cells.join(',')).join('\n');

export const sendMatches = sendsFile('importTemplateMatches', 'matches.csv');

export const importMatches = async (...given: Parameters<typeof sendMatches>): Promise<ImportResult> =>
  takenFile(await sendMatches(...given));

export const downloadMatches = (server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) =>
  fetchFile(server, token, `/api/templates/matches/download?${new URLSearchParams(query)}`);
