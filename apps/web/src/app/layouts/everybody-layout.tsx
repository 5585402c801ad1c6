import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { getCurrentUser, getOrganisation } from '../../lib/account.ts';
import { type Account, useProfileLanguage } from '../account.ts';
import { useMenuCollapse } from '../side-menu/menu-collapse.ts';
import placeholder from './menu-placeholder.module.css';
import { contentId, SkipLink } from './plain-frame.tsx';
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
 * With the menu for a signed-in user, else with the public head. What is entered below stays when the session ends,
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

/** Keeps the room of the menu, so that nothing jumps when it arrives. */
function MenuPlaceholder() {
  const { collapsed } = useMenuCollapse();
  return <div className={placeholder.room} data-collapsed={collapsed || undefined} />;
}

/** Who is signed in, for a page that is there for everybody: 'none' also where the server does not say who it is. */
function useAccount(signedIn: boolean): Account | 'unknown' | 'none' {
  const organisation = useQuery({ ...getOrganisation, enabled: signedIn });
  const user = useQuery({ ...getCurrentUser, enabled: signedIn });
  useProfileLanguage(signedIn ? user.data?.language : undefined);
  if (!signedIn) return 'none';
  if (organisation.data && user.data) return { organisation: organisation.data, user: user.data };
  return organisation.isError || user.isError ? 'none' : 'unknown';
}
