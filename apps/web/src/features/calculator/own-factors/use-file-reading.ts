import { catalogueFactors } from '@pcf/catalogue/factors';
import { printableText } from '@pcf/catalogue/file/clean-text';
import type { FactorFile } from '@pcf/catalogue/file/factor-file';
import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import type { FactorFileProblem } from '@pcf/catalogue/file/factor-file-problem';
import { readFactorFileInSteps } from '@pcf/catalogue/file/read-factor-file';
import { useEffect, useRef, useState } from 'react';
import { runInSteps } from '../../../lib/run-in-steps.ts';
import { dataSetsBeside } from './change-data-sets.ts';
import { nameBeside } from './name-beside.ts';
import type { FileReading, OwnDataSet } from './own-data-set.ts';

const maxNameLength = 255;

const nothing: FileReading = { state: 'none' };

/** Reads one file at a time; a further one stops the one before it. */
export function useFileReading(dataSets: readonly OwnDataSet[]) {
  const [reading, setReading] = useState<FileReading>(nothing);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  function stop() {
    stopper.current?.abort();
    setReading(nothing);
  }

  async function start(file: File, replacing: string | null) {
    stopper.current?.abort();
    const stopping = new AbortController();
    stopper.current = stopping;
    const { signal } = stopping;
    const name = dataSetName(file.name);
    setReading({ state: 'reading', name, part: 0 });
    try {
      const onProgress = (part: number) => setReading({ state: 'reading', name, part });
      const { factors, problems, problemCount } = await readOwnFile(file, { onProgress, signal });
      signal.throwIfAborted();
      if (problemCount > 0) {
        setReading({ state: 'refused', name, problems, problemCount });
        return;
      }
      const beside = dataSetsBeside(dataSets, name, replacing).flatMap((dataSet) => dataSet.factors);
      const others = [...catalogueFactors, ...beside.map(({ factor }) => factor)];
      const dataSet = await runInSteps(nameBeside(factors, name, others), signal);
      setReading({ state: 'found', dataSet, replacing });
    } catch {
      if (!signal.aborted) setReading({ state: 'failed', name });
    }
  }

  return { reading, start, stop };
}

/** What a data set is called after its file; a name of nothing visible still has to name something. */
function dataSetName(fileName: string): string {
  return printableText(fileName).slice(0, maxNameLength) || '.csv';
}

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
