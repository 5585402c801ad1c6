import { readFile } from 'node:fs/promises';
import type { LogoType } from '@pcf/contract/operations/file-types';
import { readPictureHeader } from '../../files/picture-header.ts';
import { ProblemError } from '../../http/problem-error.ts';

const leastPixels = 16;
const mostPixels = 4096;

/** A picture by its content, whatever its name and its sender claim, and one that a page can show. */
export async function checkedLogo(path: string): Promise<{ type: LogoType; content: Buffer }> {
  const content = await readFile(path);
  const header = readPictureHeader(content);
  if (!header || !isShowable(header.width) || !isShowable(header.height)) throw new ProblemError('INVALID_FILE');
  return { type: header.type, content };
}

const isShowable = (pixels: number) => pixels >= leastPixels && pixels <= mostPixels;
