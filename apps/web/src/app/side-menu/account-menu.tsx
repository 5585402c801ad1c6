import type { Account } from '../account/account.ts';
import { useRememberedCollapse } from './remembered-collapse.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** The menu of whoever is signed in: at the side, and on a phone behind a button. */
export function AccountMenu({ account }: { account: Account }) {
  const [collapsed, setCollapsed] = useRememberedCollapse();
  return (
    <>
      <SideMenu account={account} collapsed={collapsed} onCollapse={setCollapsed} />
      <TopBar account={account} />
    </>
  );
}
