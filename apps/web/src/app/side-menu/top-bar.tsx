import { ActionIcon, CloseButton, Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import type { Account } from '../account/account.ts';
import { Logo } from '../layouts/logo.tsx';
import { MenuBell } from './menu-bell.tsx';
import { MenuEntries } from './menu-entries.tsx';
import classes from './top-bar.module.css';

/** On phones the menu waits in a drawer behind a button. */
export function TopBar({ account }: { account: Account }) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState<'open' | 'closed' | 'left'>('closed');
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo}>
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
            <div className={classes.drawerHead}>
              <Logo />
              <CloseButton size={40} iconSize={20} aria-label={t('menu.close')} onClick={() => setDrawer('closed')} />
            </div>
            <nav className={classes.entries} aria-label={t('menu.label')}>
              <MenuEntries account={account} onNavigate={() => setDrawer('left')} />
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
}
