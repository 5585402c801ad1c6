import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { startI18n } from '../i18n/i18n.ts';
import { errorToastKey } from '../lib/api/error-toast-key.ts';
import { queriesSettled } from '../lib/api/queries-settled.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { loadRuntimeConfiguration } from '../lib/runtime-configuration.ts';
import { showErrorToast } from '../lib/toasts/show-toast.tsx';
import { leaveWhenSessionEnds } from './navigation/leave-when-session-ends.ts';
import { monitorPages } from './navigation/monitor-pages.ts';
import { rememberLists } from './navigation/remember-lists.ts';
import { ServerErrorPage } from './pages/server-error-page.tsx';
import { createAppRouter } from './router.ts';

/** A page is drawn once, when all of it is there; one that takes longer says so itself. */
const longestStartMilliseconds = 500;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everything that must be known before the first page: what to show then. */
export async function startApplication(): Promise<ReactNode> {
  const translations = startI18n();
  try {
    await loadRuntimeConfiguration();
  } catch {
    await translations;
    return <ServerErrorPage />;
  }
  await translations;
  const queryClient = createQueryClient({
    onError: (error) => {
      const key = errorToastKey(error);
      if (key) showErrorToast(key);
    },
  });
  const router = createAppRouter(queryClient);
  monitorPages(router);
  rememberLists(router);
  leaveWhenSessionEnds(router, queryClient);
  const started = router.load().then(() => queriesSettled(queryClient));
  await Promise.race([started, pause(longestStartMilliseconds)]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
