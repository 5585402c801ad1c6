import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../../lib/after-paint.ts';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { followNavigations } from '../navigation/page-focus.ts';

const toastPauseMs = 5000;

/**
 * No page waits for the toasts, or ends because the connection was lost before they were there: they are asked for until
 * they arrive, and one shown earlier is kept until then.
 */
const ToastRegion = lazy(async () => {
  await afterPaint();
  for (;;) {
    const module = await import('../../ui/toast-region.tsx').catch(() => null);
    if (module) return { default: module.ToastRegion };
    await new Promise((resolve) => setTimeout(resolve, toastPauseMs));
  }
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

/** The title that the current route names; error and not-found pages put their own over it. */
function PageTitle() {
  const { t } = useTranslation('shell');
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return title ? <DocumentTitle page={t(title)} /> : null;
}
