import { ActionIcon, CloseButton, Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { afterPaint } from '../../lib/after-paint.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import type { Account } from '../account.ts';
import { Logo } from '../layouts/logo.tsx';
import classes from './account-menu.module.css';
import { MenuEntries } from './menu-entries.tsx';
import { useRememberedCollapse } from './remembered-collapse.ts';

/** No page waits for its notifications, or does without anything else where they cannot be loaded. */
const Bell = lazy(async (): Promise<{ default: ComponentType<BellProps> }> => {
  await afterPaint();
  return import('../../features/notifications/notification-bell.tsx').then(
    (module) => ({ default: module.NotificationBell }),
    () => ({ default: () => null }),
  );
});

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

interface SideMenuProps {
  account: Account;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

function SideMenu({ account, collapsed, onCollapse }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const toggle = t(collapsed ? 'menu.expand' : 'menu.collapse');
  return (
    <nav
      className={`${kit.column} ${classes.menu}`}
      aria-label={t('menu.label')}
      data-collapsed={collapsed || undefined}
    >
      <div className={`${kit.between} ${classes.head}`}>
        <Link to="/" className={classes.logo}>
          <Logo markOnly={collapsed} />
        </Link>
        <ActionIcon
          aria-label={toggle}
          aria-expanded={!collapsed}
          title={toggle}
          onClick={() => onCollapse(!collapsed)}
        >
          <LineIcon name={collapsed ? 'panelOpen' : 'panelClose'} />
        </ActionIcon>
      </div>
      <MenuBell form={collapsed ? 'collapsed' : 'entry'} listens />
      <MenuEntries account={account} collapsed={collapsed} />
    </nav>
  );
}

/** On phones the menu waits in a drawer behind a button. */
function TopBar({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState<'open' | 'closed' | 'left'>('closed');
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.topBarLogo}>
        <Logo />
      </Link>
      <div className={classes.buttons}>
        <MenuBell form="button" />
        <ActionIcon
          size={40}
          aria-label={t('menu.open')}
          aria-expanded={drawer === 'open'}
          onClick={() => setDrawer('open')}
        >
          <LineIcon name="menu" size={22} />
        </ActionIcon>
      </div>
      <Drawer.Root
        opened={drawer === 'open'}
        onClose={() => setDrawer('closed')}
        // After a navigation the focus belongs to the new page's heading, not to the menu button.
        returnFocus={drawer !== 'left'}
        position="right"
        size={280}
      >
        <Drawer.Overlay backgroundOpacity={0.45} />
        <Drawer.Content aria-label={t('menu.label')} className={classes.drawer}>
          <Drawer.Body className={classes.drawerBody}>
            <div className={`${kit.between} ${classes.drawerHead}`}>
              <Logo />
              <CloseButton size={40} iconSize={20} aria-label={t('menu.close')} onClick={() => setDrawer('closed')} />
            </div>
            <nav className={`${kit.column} ${classes.entries}`} aria-label={t('menu.label')}>
              <MenuEntries account={account} onNavigate={() => setDrawer('left')} />
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
}

type BellProps = ComponentProps<typeof NotificationBell>;

function MenuBell(props: BellProps) {
  return (
    <Suspense fallback={<span className={classes.room} data-form={props.form} />}>
      <Bell {...props} />
    </Suspense>
  );
}
