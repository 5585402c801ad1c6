import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AnswerFile, type AnswerImportResult, importAnswers } from '../api/import-answers.ts';
import type { AnswerFileAim } from './answer-file-aim.ts';

export type UploadState =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly writing: boolean }
  | {
      readonly stage: 'judged' | 'done';
      readonly file: File;
      readonly aim: AnswerFileAim;
      readonly result: AnswerImportResult;
    }
  | { readonly stage: 'failed'; readonly file: File; readonly error: unknown };

/** A file is judged first and written only when somebody has seen what it will do. */
export function useAnswerUpload() {
  const [state, setState] = useState<UploadState>({ stage: 'choose' });
  const { mutateAsync } = useMutation(importAnswers(useQueryClient()));

  async function run({ file, aim, dryRun }: AnswerFile) {
    setState({ stage: 'running', file, writing: !dryRun });
    try {
      const result = await mutateAsync({ file, aim, dryRun });
      // A colleague may have made it impossible in between; then what is wrong now is shown.
      setState({ stage: !dryRun && result.errors.length === 0 ? 'done' : 'judged', file, aim, result });
    } catch (error) {
      setState({ stage: 'failed', file, error });
    }
  }

  return {
    state,
    judge: (file: File, aim: AnswerFileAim = 'save') => void run({ file, aim, dryRun: true }),
    write: (file: File, aim: AnswerFileAim) => void run({ file, aim, dryRun: false }),
    restart: () => setState({ stage: 'choose' }),
  };
}
