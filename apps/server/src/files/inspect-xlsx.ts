import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { createSheetExtent } from './sheet-extent.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { createXmlTokens } from './xml-tokens.ts';
import { type ZipEntry, zipDirectory } from './zip-directory.ts';

/** A spreadsheet of 50,000 rows with long texts has about half of it. */
const mostUnpackedBytes = 100 * 1024 * 1024;

/**
 * Refuses what would fill the memory once it is unpacked: first by what the directory of the file says, then by
 * unpacking every entry without keeping anything of it, since a directory can say what it likes. A single cell far away
 * would fill it too, with all that lies before it.
 */
export async function inspectXlsx(path: string, mostBytes = mostUnpackedBytes): Promise<void> {
  const entries = await xlsxDirectory(path);
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) throw refused('This is no spreadsheet.');
  const said = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (said > mostBytes) throw refused('Unpacked, the spreadsheet is too large.');
  let left = mostBytes;
  for (const entry of entries) left -= await unpackedBytes(path, entry, left);
}

export async function xlsxDirectory(path: string): Promise<ZipEntry[] | null> {
  const file = await open(path);
  try {
    return await zipDirectory(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/** All that is read of a spreadsheet; what else is in it may be pictures. */
const isRead = (name: string) => name.endsWith('.xml') || name.endsWith('.rels');
/** Where the texts of cells are. Whoever reads them passes over those that are set apart, and would take the cell for empty. */
const holdsCells = /^xl\/(?:worksheets\/|sharedstrings)/i;

async function unpackedBytes(path: string, { name, start, end, deflated }: ZipEntry, most: number): Promise<number> {
  if (end === start) return 0;
  const packed = createReadStream(path, { start, end: end - 1 });
  const content = deflated ? packed.pipe(createInflateRaw()) : packed;
  const extent = createSheetExtent();
  const tokens = createXmlTokens();
  let bytes = 0;
  let isTooLarge = false;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      isTooLarge = bytes > most || extent.reachesTooFar(chunk) || (isRead(name) && tokens.areTooLong(chunk));
      if (isTooLarge) break;
    }
  } catch {
    throw refused('The spreadsheet is damaged.');
  } finally {
    packed.destroy();
  }
  if (isTooLarge) throw refused('Unpacked, the spreadsheet is too large.');
  if (holdsCells.test(name) && tokens.setTextApart()) throw refused('The spreadsheet holds texts that are set apart.');
  return bytes;
}

const refused = (message: string) => new UnreadableFile(0, message);
