import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { ProblemError } from '../../http/problem-error.ts';

/** With its version, without which no reader opens one. */
const beginning = /^%PDF-\d\.\d/;

/** How large a PDF is. What it is, its content says, whatever its name and its sender claim. */
export async function checkedPdfSize(path: string): Promise<number> {
  const type = await fileTypeFromFile(path);
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (type?.mime !== 'application/pdf' || !beginning.test(buffer.toString('latin1'))) {
      throw new ProblemError('INVALID_FILE');
    }
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
