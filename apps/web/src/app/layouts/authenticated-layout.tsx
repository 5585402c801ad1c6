import { Outlet } from '@tanstack/react-router';
import type { Account } from '../account/account.ts';
import { AccountGate } from '../account/account-gate.tsx';
import { useRememberedCollapse } from '../side-menu/remembered-collapse.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { TopBar } from '../side-menu/top-bar.tsx';
import classes from './authenticated-layout.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

export function AuthenticatedLayout() {
  return <AccountGate>{(account) => <Shell account={account} />}</AccountGate>;
}

function Shell({ account }: { account: Account }) {
  const [collapsed, setCollapsed] = useRememberedCollapse();
  return (
    <div className={classes.shell}>
      <SkipLink />
      <SideMenu account={account} collapsed={collapsed} onCollapse={setCollapsed} />
      <TopBar account={account} />
      <main id={contentId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
