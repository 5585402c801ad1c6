import type { FactorFile } from '@pcf/catalogue/file/factor-file';
import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import type { FactorFileProblem } from '@pcf/catalogue/file/factor-file-problem';
import { readFactorFileInSteps } from '@pcf/catalogue/file/read-factor-file';
import { runInSteps } from '../../../lib/run-in-steps.ts';

interface Reading {
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Reads a file on this device; throws where the browser cannot open it or the signal stops it. */
export async function readOwnFile(file: Blob, { onProgress, signal }: Reading): Promise<FactorFile> {
  if (file.size > factorFileLimits.bytes) return refused('FILE_TOO_LARGE');
  const text = decode(await file.arrayBuffer());
  return text === null ? refused('NOT_UTF8') : runInSteps(readFactorFileInSteps(text), signal, onProgress);
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refused(code: FactorFileProblem): FactorFile {
  return { factors: [], problems: [{ line: 1, column: null, code, value: '' }], problemCount: 1 };
}
