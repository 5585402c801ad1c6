import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FootprintImport, importFootprints } from './import-footprints.ts';

/** What a file says, or why it could not be asked about. */
export interface ValidatedFile {
  readonly file: File;
  readonly result: FootprintImport | null;
  readonly error: unknown;
}

type State =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly writing: boolean }
  | { readonly stage: 'validated' | 'done'; readonly validated: readonly ValidatedFile[] };

/** One file after the other, each validated first and written only when somebody has seen what it will do. */
export function useFootprintImport() {
  const [state, setState] = useState<State>({ stage: 'choose' });
  const { mutateAsync } = useMutation(importFootprints(useQueryClient()));

  async function run(files: readonly File[], dryRun: boolean) {
    const validated: ValidatedFile[] = [];
    for (const file of files) {
      setState({ stage: 'running', file, writing: !dryRun });
      try {
        validated.push({ file, result: await mutateAsync({ file, dryRun }), error: null });
      } catch (error) {
        validated.push({ file, result: null, error });
      }
    }
    setState({ stage: dryRun ? 'validated' : 'done', validated });
  }

  return {
    state,
    validate: (files: readonly File[]) => void run(files, true),
    write: (validated: readonly ValidatedFile[]) =>
      void run(
        validated.filter(({ result }) => (result?.created ?? 0) > 0).map(({ file }) => file),
        false,
      ),
    restart: () => setState({ stage: 'choose' }),
  };
}

export const sumOf = (validated: readonly ValidatedFile[], count: 'created' | 'unchanged' | 'refused'): number =>
  validated.reduce((sum, { result }) => sum + (result?.[count] ?? 0), 0);
