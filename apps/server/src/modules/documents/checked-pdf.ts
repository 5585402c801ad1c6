import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { ProblemError } from '../../http/problem-error.ts';

/** How large a PDF is. What it is, its content says, whatever its name and its sender claim. */
export async function checkedPdfSize(path: string): Promise<number> {
  const type = await fileTypeFromFile(path);
  if (type?.mime !== 'application/pdf') throw new ProblemError('INVALID_FILE');
  return (await stat(path)).size;
}
