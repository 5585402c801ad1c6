import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAfterPaint } from '../../lib/after-paint.ts';
import { DocumentTitle } from '../navigation/document-title.tsx';
import { followNavigations } from '../navigation/page-focus.ts';

/** A toast shown before its region is there is kept until then. */
const ToastRegion = lazy(async () => ({
  default: (await loadAfterPaint(() => import('../../ui/toast-region.tsx'))).ToastRegion,
}));

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
