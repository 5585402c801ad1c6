import type { SettingsTab } from './settings-search.ts';

/** Each tab is a chunk of its own. */
export const settingsTabFiles = {
  profile: () => import('../../features/accounts/profile/profile-tab.tsx'),
  users: () => import('../../features/users/users-tab.tsx'),
  invitations: () => import('./settings-invitations.tsx'),
  network: () => import('../../features/network/network-tab.tsx'),
  keys: () => import('../../features/api-keys/api-keys-tab.tsx'),
  activity: () => import('../../features/activity/activity-tab.tsx'),
} satisfies Record<SettingsTab, () => Promise<unknown>>;
