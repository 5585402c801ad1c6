import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAccount } from '../account/use-account.ts';
import { MenuPlaceholder } from './menu-placeholder.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import frame from './wide-frame.module.css';
import { WideHeader } from './wide-header.tsx';
import shell from './with-menu.module.css';

const AccountMenu = lazy(() =>
  import('../side-menu/account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

interface EverybodyLayoutProps {
  signedIn: boolean;
  /** Where to return to after signing in. */
  returnTo?: string;
  /** Links of the public head. */
  pages: ReactNode;
}

/**
 * With the menu for whoever is signed in, else with the public head. What is entered below stays when the session ends,
 * and never waits for the server.
 */
export function EverybodyLayout({ signedIn, returnTo, pages }: EverybodyLayoutProps) {
  const account = useAccount(signedIn);
  const classes = account === 'none' ? frame : shell;
  return (
    <div className={account === 'none' ? frame.frame : shell.shell}>
      <SkipLink />
      {account === 'none' ? (
        <WideHeader {...(returnTo !== undefined && { returnTo })}>{pages}</WideHeader>
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
