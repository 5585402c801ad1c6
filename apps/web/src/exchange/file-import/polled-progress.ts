import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { queryOptions } from '@tanstack/react-query';

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

export type ProgressQuery = ReturnType<typeof polledProgress>;
