import { CloseButton, Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { useOpenedLater } from '../../ui/use-opened-later.ts';
import type { Account } from '../account.ts';
import { Logo } from '../layouts/logo.tsx';
import classes from './account-menu.module.css';
import { MenuEntries } from './menu-entries.tsx';

/** 'left' by choosing a page: the focus then belongs to that page's heading, not to the menu button. */
export type DrawerState = 'open' | 'closed' | 'left';

interface PhoneMenuProps {
  account: Account;
  drawer: DrawerState;
  onDrawer: (drawer: DrawerState) => void;
}

/** The menu of a phone, in a drawer. */
export function PhoneMenu({ account, drawer, onDrawer }: PhoneMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer.Root
      opened={useOpenedLater(drawer === 'open')}
      onClose={() => onDrawer('closed')}
      returnFocus={drawer !== 'left'}
      position="right"
      size={280}
      // A class of the content itself would also be that of the room around it, and hide the veil.
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={t('menu.label')}>
        <Drawer.Body className={classes.drawerBody}>
          <div className={`${kit.between} ${classes.drawerHead}`}>
            <Logo />
            <CloseButton size={40} iconSize={20} aria-label={t('menu.close')} onClick={() => onDrawer('closed')} />
          </div>
          <nav className={`${kit.column} ${classes.entries}`} aria-label={t('menu.label')}>
            <MenuEntries account={account} onNavigate={() => onDrawer('left')} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
