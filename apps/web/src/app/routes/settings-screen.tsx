import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { languageNames } from '../language-switch.tsx';
import { shownTab } from './settings-search.ts';
import { SettingsTabs, useMayOpen } from './settings-tabs.tsx';

const tabFiles = async () => (await import('./settings-tab-files.ts')).settingsTabFiles;
const ProfileTab = lazy(async () => ({ default: (await (await tabFiles()).profile()).ProfileTab }));
const UsersTab = lazy(async () => ({ default: (await (await tabFiles()).users()).UsersTab }));
const InvitationsTab = lazy(async () => ({ default: (await (await tabFiles()).invitations()).SettingsInvitations }));

const ActivityTab = lazy(async () => ({ default: (await (await tabFiles()).activity()).ActivityTab }));
const NetworkTab = lazy(async () => ({ default: (await (await tabFiles()).network()).NetworkTab }));
const KeysTab = lazy(async () => ({ default: (await (await tabFiles()).keys()).ApiKeysTab }));

const settingsRoute = getRouteApi('/authenticated/settings');

export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const mayOpen = useMayOpen();
  const asked = shownTab(settingsRoute.useSearch());
  const current = mayOpen(asked) ? asked : 'profile';
  return (
    <>
      <PageHeading subtitle={t(`purpose.${current}`)}>{t('title')}</PageHeading>
      <SettingsTabs current={current} />
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
