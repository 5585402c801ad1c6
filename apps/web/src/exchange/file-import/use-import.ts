import { useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import type { ImportOrder, ImportOutcome } from './import-order.ts';

type ImportState<Result, Choice> =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly importId: string; readonly writing: boolean }
  | { readonly stage: 'judged' | 'done'; readonly file: File; readonly choice: Choice; readonly result: Result }
  | { readonly stage: 'failed'; readonly file: File; readonly error: unknown };

/** A file is judged first and written only when somebody has seen what it will do. */
export function useImport<Result extends ImportOutcome, Choice>(
  send: (order: ImportOrder<Choice>) => Promise<Result>,
  firstChoice: Choice,
) {
  const [state, setState] = useState<ImportState<Result, Choice>>({ stage: 'choose' });

  async function run(file: File, choice: Choice, dryRun: boolean) {
    const importId = randomId();
    setState({ stage: 'running', file, importId, writing: !dryRun });
    try {
      const result = await send({ file, importId, dryRun, choice });
      // A colleague may have made it impossible in between; then what is wrong now is shown.
      setState({ stage: !dryRun && result.errors.length === 0 ? 'done' : 'judged', file, choice, result });
    } catch (error) {
      setState({ stage: 'failed', file, error });
    }
  }

  return {
    state,
    judge: (file: File, choice = firstChoice) => void run(file, choice, true),
    write: (file: File, choice: Choice) => void run(file, choice, false),
    /** Another choice that needs no second look at the file. */
    choose: (choice: Choice) => setState((before) => ('choice' in before ? { ...before, choice } : before)),
    restart: () => setState({ stage: 'choose' }),
  };
}
