import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

const newline = 0x0a;
const byteOrderMark = '\ufeff';
/** A line of more is no text that anybody wrote. */
const longestLine = 1024 * 1024;

export interface Utf8Text {
  /** In pieces that end with a line. They end early where the file is no UTF-8. */
  readonly pieces: AsyncIterable<string>;
  isBroken(): boolean;
  bytesRead(): number;
}

/** Reads whole lines only, so that everything before the first wrong byte is still read. */
export function utf8Text(path: string): Utf8Text {
  let broken = false;
  let bytesRead = 0;

  async function* bytes(): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      bytesRead += chunk.length;
      const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = all.lastIndexOf(newline) + 1;
      rest = all.subarray(end);
      if (rest.length > longestLine) {
        broken = true;
        return;
      }
      if (end > 0) yield all.subarray(0, end);
    }
    if (rest.length > 0) yield rest;
  }

  async function* pieces(): AsyncGenerator<string> {
    let first = true;
    for await (const lines of bytes()) {
      const valid = isUtf8(lines) ? lines : validLines(lines);
      const text = valid.toString('utf8');
      if (text !== '') yield first && text.startsWith(byteOrderMark) ? text.slice(1) : text;
      first = false;
      if (valid.length < lines.length) {
        broken = true;
        return;
      }
    }
  }

  return { pieces: pieces(), isBroken: () => broken, bytesRead: () => bytesRead };
}

function validLines(lines: Buffer): Buffer {
  let start = 0;
  for (;;) {
    const end = lines.indexOf(newline, start) + 1;
    if (end === 0 || !isUtf8(lines.subarray(start, end))) return lines.subarray(0, start);
    start = end;
  }
}
