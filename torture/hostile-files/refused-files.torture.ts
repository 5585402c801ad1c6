import type { CallName } from '@pcf/contract/operations/calls';
import { documentTypes, footprintTypes, logoTypes, spreadsheetTypes } from '@pcf/contract/operations/file-types';
import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import { problem, problemMediaType } from '@pcf/contract/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { residentMemory } from '../../bench/transfer/resident-memory.ts';
import { keepCount } from '../counts.ts';
import { hostileDocuments, hostilePictures } from './hostile-documents.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostileFootprints } from './hostile-footprints.ts';
import { hostileSpreadsheets } from './hostile-spreadsheets.ts';
import { hostileTables } from './hostile-tables.ts';
import { forgetLimits, type OwnProcess, rowCounts, startOwnProcess } from './own-process.ts';
import { type Sent, sendHostileFile } from './send-hostile-file.ts';
import { type Seen, watchServer } from './watch-server.ts';

/** By the types that an operation takes. */
const filesFor = new Map<readonly string[], readonly HostileFile[]>([
  [spreadsheetTypes, [...hostileTables, ...hostileSpreadsheets]],
  [documentTypes, hostileDocuments],
  [logoTypes, hostilePictures],
  [footprintTypes, hostileFootprints],
]);

const uploads = Object.entries<Operation>(operations).flatMap(([name, { upload }]) =>
  upload ? [{ name: name as CallName, files: filesFor.get(upload.types) ?? [] }] : [],
);

/** Whoever waits for longer waits for something that is stuck. */
const hangMilliseconds = 2000;
/** What the memory of the process may grow by, whatever it is sent. */
const maxGrowthBytes = 500 * 1024 * 1024;

let server: OwnProcess;
let memoryBefore: number;
beforeAll(async () => {
  server = await startOwnProcess();
  memoryBefore = await residentMemory(server.url);
});
afterAll(() => server.stop());

/** Refused with a problem, or taken for a file and told what is wrong with it. */
function isRefused({ status, contentType, body }: Sent): boolean {
  if (status === 200) {
    if ('footprints' in body) return isRefusedEach(body);
    const [first] = (body.errors ?? []) as { readonly code?: string }[];
    return body.written === false && first?.code !== undefined;
  }
  return contentType.startsWith(problemMediaType) && status < 500 && problem.safeParse(body).data?.status === status;
}

/** Of a file of footprints: all of it, or each that it has. */
function isRefusedEach({ problem: whole, footprints, written = false }: Sent['body']): boolean {
  const each = footprints as readonly { readonly errors: readonly unknown[] }[];
  const refused = typeof whole === 'string' ? each.length === 0 : each.every(({ errors }) => errors.length > 0);
  return refused && written === false;
}

function complaintsAbout(sent: Sent, { slowestMilliseconds, peakBytes }: Seen, left: readonly string[]): string[] {
  const grownBytes = peakBytes - memoryBefore;
  return [
    ...(isRefused(sent) ? [] : [`answered ${sent.status} ${JSON.stringify(sent.body).slice(0, 300)}`]),
    ...(slowestMilliseconds < hangMilliseconds ? [] : [`kept others waiting for ${slowestMilliseconds} ms`]),
    ...(grownBytes < maxGrowthBytes ? [] : [`took ${grownBytes} bytes of memory`]),
    ...(left.length === 0 ? [] : [`left ${left.join(' and ')}`]),
  ];
}

it.each(uploads)('$name refuses every hostile file, and goes on working', async ({ name, files }) => {
  const before = await rowCounts(server.database);
  const watch = watchServer(server.url);
  const complaints: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const sent = await sendHostileFile(server.url, server.token, name, file);
    bytes += sent.bytes;
    complaints.push(
      ...complaintsAbout(sent, watch.seen(), await server.files()).map((complaint) => `${file.what}: ${complaint}`),
    );
  }
  await watch.stop();
  expect(complaints).toEqual([]);
  expect(await rowCounts(server.database)).toEqual(before);
  await forgetLimits(server.database);
  await keepCount({ theme: 'hostile files', what: 'bytes of hostile input', count: bytes });
  await keepCount({ theme: 'hostile files', what: 'hostile files', count: files.length });
});

it('has files for every operation that takes one', () => {
  expect(uploads.length).toBeGreaterThan(0);
  expect(uploads.filter(({ files }) => files.length === 0)).toEqual([]);
});
