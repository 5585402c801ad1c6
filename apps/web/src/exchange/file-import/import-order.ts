import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';
import type { ValidatedTable } from './finding-cells.ts';

const pollMs = 1000;

/** Null as long as the server has not begun, or cannot be asked: what the import itself answers is what counts. */
export const polledProgress = (
  operation: string,
  importId: string,
  ask: (signal: AbortSignal) => Promise<OperationOutput<'getImportProgress'>>,
) =>
  queryOptions({
    queryKey: [operation, importId],
    queryFn: ({ signal }) => ask(signal).catch(() => null),
    refetchInterval: pollMs,
    staleTime: 0,
    gcTime: 0,
  });

/** What the browser's choice of files offers. */
export const spreadsheetTypes = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that is to be validated or written. */
export interface ImportOrder<Choice> {
  readonly file: File;
  /** By which the page asks how far it is. */
  readonly importId: string;
  /** Validate it and write nothing. */
  readonly dryRun: boolean;
  /** What is to become of its rows. */
  readonly choice: Choice;
}

/** What every import answers with beside its counts. */
export interface ImportOutcome extends ValidatedTable {
  readonly rows: number;
  readonly moreErrors: boolean;
  readonly moreWarnings: boolean;
}

export type ProgressQuery = ReturnType<typeof polledProgress>;
