import { VisuallyHidden } from '@mantine/core';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/use-account.ts';
import { MenuPlaceholder } from './menu-placeholder.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import frame from './wide-frame.module.css';
import { WideHeader } from './wide-header.tsx';
import shell from './with-menu.module.css';

const AccountMenu = lazy(() =>
  import('../side-menu/account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);
const layoutRoute = getRouteApi('/calculator');

/**
 * With the menu for whoever is signed in, else with the public head. What is entered below stays when the session ends,
 * and never waits for the server.
 */
export function CalculatorLayout() {
  const { t } = useTranslation('shell');
  const { signedIn } = layoutRoute.useRouteContext();
  const account = useAccount(signedIn);
  const classes = account === 'none' ? frame : shell;
  return (
    <div className={account === 'none' ? frame.frame : shell.shell}>
      <SkipLink />
      {account === 'none' ? (
        <WideHeader returnTo="/supplier/calculator">
          {/* Nobody has to leave what is entered here in order to read it. */}
          <Link to="/calculation-methodology" target="_blank" rel="noopener">
            {t('methodology')}
            <VisuallyHidden> ({t('menu.newTab')})</VisuallyHidden>
          </Link>
        </WideHeader>
      ) : (
        <Suspense fallback={<MenuPlaceholder />}>
          {account === 'unknown' ? <MenuPlaceholder /> : <AccountMenu account={account} />}
        </Suspense>
      )}
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
