import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, NetworkError } from './api-errors.ts';

const freshMilliseconds = 30_000;
const maxWaitMilliseconds = 30_000;
const retries = 2;

/** The cache of what the server said. Every failure that remains after the retries is handed to onError, which may show a toast. */
export function createQueryClient({ onError }: { onError: (error: unknown) => void }): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without "always" a browser that believes itself offline waits in silence instead of saying what is wrong.
      queries: { networkMode: 'always', staleTime: freshMilliseconds, retry: shouldRetry, retryDelay: waitBeforeRetry },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

export function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = error instanceof NetworkError || (error instanceof ApiProblem && error.code === 'UNAVAILABLE');
  return mayPass && failures < retries;
}

export function waitBeforeRetry(failures: number, error: unknown): number {
  const asked = error instanceof ApiProblem ? error.retryAfter : null;
  return Math.min(asked === null ? 1000 * 2 ** failures : asked * 1000, maxWaitMilliseconds);
}

/** Of a query whose answer stands below the head of its page, which is drawn without waiting for it. */
export const belowHead = { belowHead: true };

export const isForHead = ({ meta }: Query): boolean => meta !== belowHead;

/** Resolves once nothing is being asked of the server that this page waits for. */
export function queriesSettled(queryClient: QueryClient, isAwaited: (query: Query) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => look());
    const look = () => {
      if (queryClient.isFetching({ predicate: isAwaited }) > 0) return;
      stop();
      resolve();
    };
    look();
  });
}
