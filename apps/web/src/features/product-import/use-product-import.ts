import type { ImportDuplicateChoice } from '@pcf/contract/vocabulary/import-duplicate-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { type ImportResult, importProducts } from './api/import-products.ts';

export type ImportState =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly importId: string; readonly writing: boolean }
  | { readonly stage: 'judged' | 'done'; readonly file: File; readonly result: ImportResult }
  | { readonly stage: 'failed'; readonly file: File; readonly error: unknown };

/** A file is judged first and written only when somebody has seen what it will do. */
export function useProductImport() {
  const [state, setState] = useState<ImportState>({ stage: 'choose' });
  const { mutateAsync } = useMutation(importProducts(useQueryClient()));

  async function run(file: File, onDuplicate: ImportDuplicateChoice | null) {
    const importId = randomId();
    setState({ stage: 'running', file, importId, writing: onDuplicate !== null });
    try {
      const result = await mutateAsync({ file, importId, onDuplicate });
      // A colleague may have made it impossible in between; then what is wrong now is shown.
      const done = onDuplicate !== null && result.errors.length === 0;
      setState({ stage: done ? 'done' : 'judged', file, result });
    } catch (error) {
      setState({ stage: 'failed', file, error });
    }
  }

  return {
    state,
    judge: (file: File) => void run(file, null),
    write: (file: File, onDuplicate: ImportDuplicateChoice) => void run(file, onDuplicate),
    restart: () => setState({ stage: 'choose' }),
  };
}
