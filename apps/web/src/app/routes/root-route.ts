import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { ParseKeys } from 'i18next';
import { RootLayout } from '../layouts/root-layout.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: ParseKeys<'shell'>;
  }
}

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: RootLayout });
