import i18next from 'i18next';
import type { SettingsTab } from './settings-search.ts';

async function withTexts<Module>(tab: SettingsTab, file: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([file, i18next.loadNamespaces(tab)]);
  return module;
}

/** Each tab is a chunk of its own and brings its own texts. */
export const settingsTabFiles = {
  profile: () => withTexts('profile', import('../../features/profile/profile-tab.tsx')),
  users: () => withTexts('users', import('../../features/users/users-tab.tsx')),
  invitations: () => withTexts('invitations', import('./settings-invitations.tsx')),
} satisfies Record<SettingsTab, () => Promise<unknown>>;
