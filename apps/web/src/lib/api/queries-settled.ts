import type { QueryClient } from '@tanstack/react-query';

/** Resolves once nothing is being asked of the server. */
export function queriesSettled(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => look());
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    look();
  });
}
