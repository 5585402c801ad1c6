import { randomUUID } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { zipDirectory } from '../../apps/server/src/files/zip-directory.ts';

/** All that a spreadsheet holds, its cells and whatever else is packed into it, as one text. */
export async function xlsxText(content: Buffer): Promise<string> {
  const path = join(tmpdir(), `pcf-exchange-${randomUUID()}.xlsx`);
  await writeFile(path, content);
  const file = await open(path);
  try {
    const entries = await zipDirectory(file, content.length);
    if (!entries) throw new Error('A spreadsheet went out that cannot be opened.');
    return entries
      .map(({ name, start, end, deflated }) => {
        const packed = content.subarray(start, end);
        return `${name}\n${(deflated ? inflateRawSync(packed) : packed).toString('utf8')}`;
      })
      .join('\n');
  } finally {
    await file.close();
    await rm(path);
  }
}
