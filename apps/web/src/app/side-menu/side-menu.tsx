import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import type { Account } from '../account/account.ts';
import { Logo } from '../layouts/logo.tsx';
import { MenuBell } from './menu-bell.tsx';
import { MenuEntries } from './menu-entries.tsx';
import classes from './side-menu.module.css';

interface SideMenuProps {
  account: Account;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

export function SideMenu({ account, collapsed, onCollapse }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const toggle = t(collapsed ? 'menu.expand' : 'menu.collapse');
  return (
    <nav className={classes.menu} aria-label={t('menu.label')} data-collapsed={collapsed || undefined}>
      <div className={classes.head}>
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
