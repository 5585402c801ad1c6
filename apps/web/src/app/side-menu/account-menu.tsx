import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { afterPaint, loadAfterPaint } from '../../lib/after-paint.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import type { Account } from '../account.ts';
import { Logo } from '../layouts/logo.tsx';
import { useSearchPalette } from '../search/use-search-palette.tsx';
import classes from './account-menu.module.css';
import { useMenuCollapse } from './menu-collapse.ts';
import { MenuEntries } from './menu-entries.tsx';
import { NamedByTooltip } from './named-by-tooltip.tsx';
import type { DrawerState } from './phone-menu.tsx';

/** No page waits for its notifications, or does without anything else where they cannot be loaded. */
const Bell = lazy(async (): Promise<{ default: ComponentType<BellProps> }> => {
  await afterPaint();
  return import('../../features/notifications/notification-bell.tsx').then(
    (module) => ({ default: module.NotificationBell }),
    () => ({ default: () => null }),
  );
});

/** Its drawer is of no use on a wide screen, where its code is never asked for. */
const PhoneMenu = lazy(async () => ({ default: (await loadAfterPaint(() => import('./phone-menu.tsx'))).PhoneMenu }));

/** The menu of the signed-in user: at the side, icons alone where there is little room, and on a phone behind a button. */
export function AccountMenu({ account }: { account: Account }) {
  const { openSearch, palette } = useSearchPalette(account);
  return (
    <>
      <SideMenu account={account} onSearch={openSearch} />
      <TopBar account={account} onSearch={openSearch} />
      {palette}
    </>
  );
}

interface MenuProps {
  account: Account;
  onSearch: () => void;
}

function SideMenu({ account, onSearch }: MenuProps) {
  const { t } = useTranslation('shell');
  const { collapsed, setCollapsed } = useMenuCollapse();
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
        {setCollapsed && (
          <ActionIcon
            aria-label={toggle}
            aria-expanded={!collapsed}
            title={toggle}
            onClick={() => setCollapsed(!collapsed)}
          >
            <LineIcon name={collapsed ? 'panelOpen' : 'panelClose'} />
          </ActionIcon>
        )}
      </div>
      <SearchButton collapsed={collapsed} onSearch={onSearch} />
      <MenuBell form={collapsed ? 'collapsed' : 'entry'} listens />
      <MenuEntries account={account} collapsed={collapsed} />
    </nav>
  );
}

/** On phones the menu waits in a drawer behind a button. */
function TopBar({ account, onSearch }: MenuProps) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState<DrawerState>('closed');
  const [isPhone] = useState(() => window.matchMedia('(max-width: 700px)').matches);
  const needed = isPhone || drawer !== 'closed';
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.topBarLogo}>
        <Logo />
      </Link>
      <div className={classes.buttons}>
        <ActionIcon size={40} aria-label={t('menu.search')} onClick={onSearch}>
          <LineIcon name="search" size={22} />
        </ActionIcon>
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
      {needed && (
        <Suspense>
          <PhoneMenu account={account} drawer={drawer} onDrawer={setDrawer} />
        </Suspense>
      )}
    </header>
  );
}

function SearchButton({ collapsed, onSearch }: { collapsed: boolean; onSearch: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <NamedByTooltip label={t('menu.searchKeys')} needed={collapsed}>
      <button
        type="button"
        className={`${classes.item} ${classes.search}`}
        data-collapsed={collapsed || undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        title={collapsed ? undefined : t('menu.searchKeys')}
        onClick={onSearch}
      >
        <LineIcon name="search" />
        <span className={classes.label}>{t('menu.search')}</span>
        {collapsed ? null : (
          <span className={`${kit.tiny} ${classes.key}`} aria-hidden="true">
            /
          </span>
        )}
      </button>
    </NamedByTooltip>
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
