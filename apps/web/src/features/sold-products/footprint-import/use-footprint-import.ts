import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FootprintImport, importFootprints } from './import-footprints.ts';

/** What a file says, or why it could not be asked about. */
export interface JudgedFile {
  readonly file: File;
  readonly result: FootprintImport | null;
  readonly error: unknown;
}

type State =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly writing: boolean }
  | { readonly stage: 'judged' | 'done'; readonly judged: readonly JudgedFile[] };

/** One file after the other, each judged first and written only when somebody has seen what it will do. */
export function useFootprintImport() {
  const [state, setState] = useState<State>({ stage: 'choose' });
  const { mutateAsync } = useMutation(importFootprints(useQueryClient()));

  async function run(files: readonly File[], dryRun: boolean) {
    const judged: JudgedFile[] = [];
    for (const file of files) {
      setState({ stage: 'running', file, writing: !dryRun });
      try {
        judged.push({ file, result: await mutateAsync({ file, dryRun }), error: null });
      } catch (error) {
        judged.push({ file, result: null, error });
      }
    }
    setState({ stage: dryRun ? 'judged' : 'done', judged });
  }

  return {
    state,
    judge: (files: readonly File[]) => void run(files, true),
    write: (judged: readonly JudgedFile[]) =>
      void run(
        judged.filter(({ result }) => (result?.created ?? 0) > 0).map(({ file }) => file),
        false,
      ),
    restart: () => setState({ stage: 'choose' }),
  };
}

export const sumOf = (judged: readonly JudgedFile[], count: 'created' | 'unchanged' | 'refused'): number =>
  judged.reduce((sum, { result }) => sum + (result?.[count] ?? 0), 0);
