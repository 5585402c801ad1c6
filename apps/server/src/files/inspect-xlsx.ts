import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { createSheetExtent } from './sheet-extent.ts';
import { UnreadableFile } from './table-row.ts';
import { type ZipEntry, zipDirectory } from './zip-directory.ts';

/** The reader takes a sheet in pieces, and looks through what is incomplete anew with each of them. */
const maxTokenLength = 1024 * 1024;

const maxMarkLength = '<![CDATA['.length;

const inTags = /["'>]/g;

/** A spreadsheet of 50,000 rows with long texts has about half of it. */
const maxUnpackedBytes = 100 * 1024 * 1024;

/**
 * Refuses what would fill the memory once it is unpacked: first by what the directory of the file says, then by
 * unpacking every entry without keeping anything of it, since a directory can say what it likes. A single cell far away
 * would fill it too, with all that lies before it.
 */
export async function inspectXlsx(path: string, maxBytes = maxUnpackedBytes): Promise<void> {
  const entries = await xlsxDirectory(path);
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) throw refused('This is no spreadsheet.');
  const said = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (said > maxBytes) throw refused('Unpacked, the spreadsheet is too large.');
  let left = maxBytes;
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
/** Where the texts of cells are. The reader skips those that are set apart, and would take the cell for empty. */
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

/** Follows a text of XML piece by piece: how long its tags, texts and comments are, and whether a text is set apart. */
export function createXmlTokens(): { areTooLong(piece: Buffer): boolean; setTextApart(): boolean } {
  let [rest, length, isApart] = ['', 0, false];
  /** By what ends that is being read, a text at first; null in a tag, which a quote may stand in. */
  let end: string | null = '<';

  function nextMark(text: string, at: number): number {
    if (end !== null) return text.indexOf(end, at);
    inTags.lastIndex = at;
    return inTags.exec(text)?.index ?? -1;
  }

  /** Goes on behind a mark, with what it begins. */
  function pass(text: string, at: number): number {
    if (end === null && text[at] !== '>') end = text[at] ?? null;
    else if (end === '"' || end === "'") end = null;
    else if (end === '<') return begin(text, at);
    else {
      const behind = at + (end?.length ?? 1);
      [end, length] = ['<', 0];
      return behind;
    }
    return at + 1;
  }

  function begin(text: string, at: number): number {
    length = 0;
    if (text.startsWith('<!--', at)) end = '-->';
    else if (text.startsWith('<?', at)) end = '?>';
    else if (text.startsWith('<![CDATA[', at)) [end, isApart] = [']]>', true];
    else end = null;
    return at + (end === null ? 1 : end.length);
  }

  return {
    areTooLong(piece) {
      const text = `${rest}${piece.toString('latin1')}`;
      for (let at = 0; ; ) {
        const found = nextMark(text, at);
        const isWhole = found >= 0 && found + maxMarkLength <= text.length;
        const until = isWhole ? found : Math.max(at, text.length - maxMarkLength);
        length += until - at;
        if (length > maxTokenLength) return true;
        if (!isWhole) {
          rest = text.slice(until);
          return false;
        }
        at = pass(text, found);
      }
    },
    setTextApart: () => isApart,
  };
}
