import type { CallName } from '@pcf/contract/operations/calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../lib/account.ts';
import { mayCall } from '../../lib/may-call.ts';
import { TabBar } from '../../ui/tab-bar.tsx';
import { type SettingsPage, settingsSubjects } from './settings-subjects.ts';
import classes from './settings-tabs.module.css';

/** Tabs that nobody is offered who may not call what they are made of. */
const callsOfTabs: Partial<Record<SettingsPage, CallName>> = {
  network: 'listNetworkConnections',
  keys: 'listApiKeys',
  activity: 'listActivities',
};

export function useMayOpen(): (page: SettingsPage) => boolean {
  const { data: me } = useSuspenseQuery(getCurrentUser);
  return (page) => {
    const call = callsOfTabs[page];
    return call === undefined || mayCall(call, me.accessLevel);
  };
}

/** The ways to all pages of the settings, the company's among them. */
export function SettingsTabs({ current }: { current: SettingsPage }) {
  const { t } = useTranslation('settings');
  const mayOpen = useMayOpen();
  return (
    <div className={classes.tabs}>
      <TabBar
        label={t('tabs')}
        tabs={settingsSubjects.flatMap(({ subject, pages }) =>
          pages
            .filter((page) => mayOpen(page))
            .map((page) => ({ key: page, label: t(`tab.${page}`), group: t(`subject.${subject}`) })),
        )}
        current={current}
        renderLink={(page, props) =>
          page === 'company' ? (
            <Link {...props} to="/organisation" />
          ) : (
            // By its own reckoning a link without a tab would be current on every tab.
            <Link
              {...props}
              to="/settings"
              search={page === 'profile' ? {} : { tab: page }}
              activeOptions={{ exact: true }}
            />
          )
        }
      />
    </div>
  );
}
