import type { FileHandle } from 'node:fs/promises';

export interface ZipEntry {
  readonly name: string;
  /** Where the packed bytes begin and end. */
  readonly start: number;
  readonly end: number;
  readonly deflated: boolean;
  readonly unpackedBytes: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const maxCommentLength = 65_535;
/** What may stand between two entries: the sizes of the first, repeated. No further entry fits in there. */
const maxGap = 24;
const maxEntries = 10_000;

/**
 * The directory of a ZIP file, or null where it is none, is encrypted, or has entries that its directory does not name:
 * a reader that goes through the file from the front would unpack those too.
 */
export async function zipDirectory(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await bytesAt(file, Math.max(0, size - endBytes - maxCommentLength), size);
  const at = tail.lastIndexOf(signatureBytes(endSignature));
  if (at < 0 || at + endBytes > tail.length) return null;
  const count = tail.readUInt16LE(at + 10);
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count === 0 || count > maxEntries || offset + length > size) return null;
  const directory = await bytesAt(file, offset, offset + length);
  const entries: ZipEntry[] = [];
  /** Behind the last entry, and from where on a reader looks for the next one. */
  let [lastEnd, searchedFrom] = [0, 0];
  for (const listed of listedEntries(directory, count)) {
    if (listed === null) return null;
    const { offset: position } = listed;
    if (position < lastEnd || position - lastEnd > maxGap) return null;
    if (await holdsHead(file, searchedFrom, position)) return null;
    const local = await bytesAt(file, position, position + localBytes + Buffer.byteLength(listed.name));
    const entry = entryOf(listed, local);
    if (entry === null || entry.end > offset) return null;
    entries.push(entry);
    lastEnd = entry.end;
    searchedFrom = local.readUInt16LE(6) & sizesFollowFlag ? entry.start : entry.end;
  }
  return offset - lastEnd > maxGap || (await holdsHead(file, searchedFrom, size)) ? null : entries;
}

const searchedAtOnce = 256 * 1024;

/**
 * Whether an entry could begin there. A reader that goes through the file from the front looks for the next one from the
 * end of an entry on, or from its beginning where its size is only told behind it, up to the end of the file.
 */
async function holdsHead(file: FileHandle, start: number, end: number): Promise<boolean> {
  const head = signatureBytes(localSignature);
  for (let at = start; at < end; at += searchedAtOnce) {
    const piece = await bytesAt(file, at, Math.min(end, at + searchedAtOnce + head.length - 1));
    if (piece.includes(head)) return true;
  }
  return false;
}

interface Listed {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly offset: number;
}

/** In the order in which they stand in the file; a null among them where the directory is broken. */
function listedEntries(directory: Buffer, count: number): (Listed | null)[] {
  const listed: Listed[] = [];
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) return [null];
    const nameBytes = directory.readUInt16LE(at + 28);
    listed.push({
      name: directory.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += entryBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return listed.toSorted((a, b) => a.offset - b.offset);
}

const encryptedFlag = 1;
const sizesFollowFlag = 8;
const methods: Readonly<Record<number, boolean>> = { 0: false, 8: true };

function entryOf(listed: Listed, local: Buffer): ZipEntry | null {
  const deflated = methods[listed.method];
  if (deflated === undefined || listed.flags & encryptedFlag) return null;
  if (local.length < localBytes || local.readUInt32LE(0) !== localSignature) return null;
  const flags = local.readUInt16LE(6);
  const packedBytes = local.readUInt32LE(18);
  const agrees = packedBytes === listed.packedBytes || (packedBytes === 0 && flags & sizesFollowFlag);
  if (!agrees || local.readUInt16LE(8) !== listed.method) return null;
  // Either name may be the one that it is read by.
  if (local.toString('utf8', localBytes) !== listed.name) return null;
  const start = listed.offset + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
  return {
    name: listed.name,
    start,
    end: start + listed.packedBytes,
    deflated,
    unpackedBytes: listed.unpackedBytes,
  };
}

function signatureBytes(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

async function bytesAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, end - start));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}
