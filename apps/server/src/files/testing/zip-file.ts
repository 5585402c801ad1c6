import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
  /** The content is packed already. */
  readonly isPacked?: boolean;
  /** What the directory says of it, right or wrong. */
  readonly saidBytes?: number;
  readonly unlisted?: boolean;
  readonly flags?: number;
  /** As it is, without being packed. */
  readonly isStored?: boolean;
}

/** A ZIP file whose directory says what it is told to say. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isPacked, saidBytes = content.length, unlisted, flags = 0, isStored } of parts) {
    const packed = isPacked || isStored ? content : deflateRawSync(content);
    const method = isStored ? 0 : 8;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(saidBytes, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(saidBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    const local = Buffer.concat([head, Buffer.from(name), packed]);
    locals.push(local);
    if (!unlisted) listed.push(Buffer.concat([entry, Buffer.from(name)]));
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(Buffer.concat(listed).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...listed, end]);
}
