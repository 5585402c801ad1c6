import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { zipDirectory } from '../zip-directory.ts';
import { zipFile } from './zip-file.ts';

/** A spreadsheet that another program wrote, with some words replaced: what a test makes has names of its own. */
export async function replaceInXlsx(
  path: URL,
  words: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const whole = Buffer.alloc(size);
    await file.read(whole, 0, size, 0);
    const parts = ((await zipDirectory(file, size)) ?? []).map(({ name, start, end, deflated }) => {
      const packed = whole.subarray(start, end);
      let text = (deflated ? inflateRawSync(packed) : packed).toString('utf8');
      for (const [word, other] of Object.entries(words)) text = text.replaceAll(`>${word}<`, `>${other}<`);
      return { name, content: Buffer.from(text) };
    });
    return new Uint8Array(zipFile(parts));
  } finally {
    await file.close();
  }
}
