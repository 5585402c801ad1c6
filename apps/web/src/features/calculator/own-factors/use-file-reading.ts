import { catalogueFactors } from '@pcf/catalogue/factors';
import { useEffect, useRef, useState } from 'react';
import { runInSteps } from '../../../lib/run-in-steps.ts';
import { dataSetsBeside } from './change-data-sets.ts';
import { dataSetName } from './data-set-name.ts';
import type { FileReading } from './file-reading.ts';
import { nameBeside } from './name-beside.ts';
import type { OwnDataSet } from './own-data-set.ts';
import { readOwnFile } from './read-own-file.ts';

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
