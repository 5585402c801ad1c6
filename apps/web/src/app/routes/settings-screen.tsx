import type { CallName } from '@pcf/contract/operations/calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../lib/account.ts';
import { mayCall } from '../../lib/may-call.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { languageNames } from '../language-switch.tsx';
import classes from './settings-screen.module.css';
import { type SettingsTab, settingsTabs, shownTab } from './settings-search.ts';

const tabFiles = async () => (await import('./settings-tab-files.ts')).settingsTabFiles;
const ProfileTab = lazy(async () => ({ default: (await (await tabFiles()).profile()).ProfileTab }));
const UsersTab = lazy(async () => ({ default: (await (await tabFiles()).users()).UsersTab }));
const InvitationsTab = lazy(async () => ({ default: (await (await tabFiles()).invitations()).SettingsInvitations }));

const ActivityTab = lazy(async () => ({ default: (await (await tabFiles()).activity()).ActivityTab }));
const NetworkTab = lazy(async () => ({ default: (await (await tabFiles()).network()).NetworkTab }));
const KeysTab = lazy(async () => ({ default: (await (await tabFiles()).keys()).ApiKeysTab }));

/** Tabs that nobody is offered who may not call what they are made of. */
const callsOfTabs: Partial<Record<SettingsTab, CallName>> = {
  network: 'listNetworkConnections',
  keys: 'listApiKeys',
  activity: 'listActivities',
};

const settingsRoute = getRouteApi('/authenticated/settings');

export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const { data: me } = useSuspenseQuery(getCurrentUser);
  const offered = settingsTabs.filter((tab) => {
    const call = callsOfTabs[tab];
    return call === undefined || mayCall(call, me.accessLevel);
  });
  const asked = shownTab(settingsRoute.useSearch());
  const current = offered.includes(asked) ? asked : 'profile';
  return (
    <>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <div className={classes.tabs}>
        <TabBar
          label={t('tabs')}
          tabs={offered.map((tab) => ({ key: tab, label: t(`tab.${tab}`) }))}
          current={current}
          renderLink={(tab, props) => (
            // By its own reckoning a link without a tab would be current on every tab.
            <Link {...props} to="/settings" search={tab === 'profile' ? {} : { tab }} activeOptions={{ exact: true }} />
          )}
        />
      </div>
      <Suspense fallback={<PageLoading />}>
        {current === 'profile' && <ProfileTab languageNames={languageNames} />}
        {current === 'users' && <UsersTab />}
        {current === 'invitations' && <InvitationsTab />}
        {current === 'network' && <NetworkTab />}
        {current === 'keys' && <KeysTab />}
        {current === 'activity' && <ActivityTab />}
      </Suspense>
    </>
  );
}
