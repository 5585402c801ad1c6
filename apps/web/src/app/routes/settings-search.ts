export const settingsTabs = ['profile', 'users', 'invitations', 'network', 'keys', 'activity'] as const;

export type SettingsTab = (typeof settingsTabs)[number];

/** All but the tab belongs to the tab that is shown, which reads it by itself. */
export interface SettingsSearch {
  readonly tab?: SettingsTab | undefined;
  readonly [parameter: string]: unknown;
}

/** A tab that does not exist is left out, and the profile is shown. */
export function readSettingsSearch(search: Readonly<Record<string, unknown>>): SettingsSearch {
  return { ...search, tab: settingsTabs.find((tab) => tab === search.tab) };
}

export function shownTab({ tab = 'profile' }: SettingsSearch): SettingsTab {
  return tab;
}
