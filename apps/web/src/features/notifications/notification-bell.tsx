import { Popover, Portal, Tooltip } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import { listNotifications } from './api/list-notifications.ts';
import classes from './notification-bell.module.css';
import { NotificationListener } from './notification-listener.tsx';
import { NotificationPanel } from './notification-panel.tsx';

interface NotificationBellProps {
  /** A line of the side menu, that line with the icon alone, or a button in the bar of a phone. */
  form: 'entry' | 'collapsed' | 'button';
  /** Of several bells on a page one keeps it up to date. */
  listens?: boolean;
}

type PanelState = 'open' | 'closed' | 'left';

const countedTo = 100;

export function NotificationBell({ form, listens = false }: NotificationBellProps) {
  const { t, i18n } = useTranslation('notifications');
  const { data } = useInfiniteQuery(listNotifications);
  const [panel, setPanel] = useState<PanelState>('closed');
  // The press is seen first, then what opens.
  const changePanel = (next: (now: PanelState) => PanelState) => startTransition(() => setPanel(next));
  const unread = data?.pages[0]?.metadata.unread ?? 0;
  const many = unread >= countedTo;
  const label = many ? t('hundred') : unread > 0 ? t('unread', { count: unread }) : t('title');
  const isButton = form === 'button';
  return (
    <>
      {listens && (
        <Portal>
          <NotificationListener />
        </Portal>
      )}
      <Popover
        opened={panel === 'open'}
        onChange={(opened) => changePanel((now) => (opened ? 'open' : now === 'left' ? now : 'closed'))}
        position={isButton ? 'bottom-end' : 'right-start'}
        width="min(400px, calc(100vw - 16px))"
        offset={isButton ? 8 : 20}
        shadow="md"
        trapFocus
        // After a navigation the focus belongs to the new page's heading.
        returnFocus={panel !== 'left'}
      >
        <Popover.Target>
          <Tooltip label={t('title')} position="right" disabled={form !== 'collapsed' || panel === 'open'}>
            <button
              type="button"
              className={classes.bell}
              data-form={form}
              aria-label={label}
              onClick={() => changePanel((now) => (now === 'open' ? 'closed' : 'open'))}
            >
              <LineIcon name="bell" size={isButton ? 22 : 18} />
              {form === 'entry' && <span className={classes.label}>{t('title')}</span>}
              {unread > 0 && (
                // Drawn, not written: the name of the button says it in words.
                <span
                  className={classes.count}
                  data-count={many ? '99+' : formatNumber(unread, pageLanguage(i18n))}
                  aria-hidden="true"
                />
              )}
            </button>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel} aria-label={t('title')}>
          <NotificationPanel onLeave={() => setPanel('left')} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
