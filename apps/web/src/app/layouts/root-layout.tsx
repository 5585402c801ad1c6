import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { followNavigations } from '../navigation/page-focus.ts';
import { PageTitle } from '../navigation/page-title.tsx';

/** No page waits for the toasts; one shown before they arrive is kept until then. */
const ToastRegion = lazy(async () => {
  await afterPaint();
  return { default: (await import('../../ui/toast-region/toast-region.tsx')).ToastRegion };
});

export function RootLayout() {
  const router = useRouter();
  useEffect(() => followNavigations(router), [router]);
  return (
    <>
      <PageTitle />
      <Outlet />
      <Suspense>
        <ToastRegion />
      </Suspense>
    </>
  );
}
