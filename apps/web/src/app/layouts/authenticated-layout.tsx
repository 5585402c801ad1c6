import { Outlet } from '@tanstack/react-router';
import { AccountGate } from '../account/account-gate.tsx';
import { AccountMenu } from '../side-menu/account-menu.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import classes from './with-menu.module.css';

export function AuthenticatedLayout() {
  return (
    <AccountGate>
      {(account) => (
        <div className={classes.shell}>
          <SkipLink />
          <AccountMenu account={account} />
          <main id={contentId} tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        </div>
      )}
    </AccountGate>
  );
}
